import { type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'

/** How a line of a head ends. */
const end = '\r\n'

/** A header as the line that is sent. It is not looked at: for what is known to be one. */
export const lineOf = (name: string, value: string | number): string => `${name}: ${value}${end}`

/** Headers as lines. Refuses what is none, as Node does when it writes them. */
export function linesOf(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    validateHeaderName(name)
    validateHeaderValue(name, value)
    return lineOf(name, value)
  })
  return lines.join('')
}

/** The same as Node takes them, names and values in turns. */
const headersOf = (lines: string): string[] =>
  lines
    .split(end)
    .slice(0, -1)
    .flatMap((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)]
    })

const statusLines = { 200: `HTTP/1.1 200 OK${end}`, 304: `HTTP/1.1 304 Not Modified${end}` } as const

let dateLine = ''
let secondOfDate = Number.NaN

/** `Date`, which is the same for a whole second. */
function dateLineAt(now: number): string {
  const second = Math.floor(now / 1000)
  if (second !== secondOfDate) {
    secondOfDate = second
    dateLine = lineOf('Date', new Date(now).toUTCString())
  }
  return dateLine
}

interface Written {
  status: keyof typeof statusLines
  /** Lines of `linesOf`. */
  lines: string
  body?: Uint8Array
  now: number
  /** For how long the connection is kept for what is asked next. */
  idleSeconds: number
}

/** Where Node keeps the head of an answer until it is sent: `null` as long as there is none. */
interface WithHead {
  _header?: string | null
}

/**
 * Sends an answer whose headers are written already. Node reads every sign of all headers of each answer, which takes a
 * quarter of the time of a kept page, and it has no way of being handed a whole head: so the head is laid where Node would
 * put its own. Where the connection ends with this answer, or Node keeps heads elsewhere, Node writes it.
 */
export function sendWritten(outgoing: ServerResponse, written: Written): void {
  const { status, lines, body, now, idleSeconds } = written
  const withHead = outgoing as WithHead
  if (outgoing.shouldKeepAlive && withHead._header === null) {
    outgoing.statusCode = status
    const connection = lineOf('Connection', 'keep-alive') + lineOf('Keep-Alive', `timeout=${idleSeconds}`)
    withHead._header = statusLines[status] + lines + dateLineAt(now) + connection + end
  } else {
    outgoing.writeHead(status, headersOf(lines))
  }
  outgoing.end(body)
}
