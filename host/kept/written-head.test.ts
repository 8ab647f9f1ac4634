import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linesOf, sendWritten } from './written-head.ts'

const headers = { 'content-type': 'text/html', vary: 'Accept-Encoding', etag: 'W/"é: 1"' }
const body = new TextEncoder().encode('A page of the shop. '.repeat(5_000))
const withBody = { ...headers, 'content-length': String(body.byteLength) }
const idleSeconds = 65

let server: Server

beforeEach(async () => {
  server = createServer((incoming, outgoing) => {
    const isKnown = incoming.url?.endsWith('/known') ?? false
    if (incoming.url?.startsWith('/by-node')) {
      outgoing.writeHead(isKnown ? 304 : 200, isKnown ? headers : withBody)
      outgoing.end(isKnown ? undefined : body)
      return
    }
    const now = Date.now()
    if (isKnown) sendWritten(outgoing, { status: 304, lines: linesOf(headers), now, idleSeconds })
    else sendWritten(outgoing, { status: 200, lines: linesOf(withBody), body, now, idleSeconds })
  })
  server.keepAliveTimeout = idleSeconds * 1000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

/** All that comes over one connection until the server ends it; the last request asks it to. */
function received(requests: readonly string[]): Promise<string> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(requests.join('')))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', () => {
      socket.end()
      resolve(Buffer.concat(chunks).toString('latin1'))
    })
    socket.on('error', reject)
  })
}

const request = (path: string, version = '1.1', ...lines: string[]): string =>
  [`GET ${path} HTTP/${version}`, 'Host: shop.example', ...lines, '', ''].join('\r\n')
const lastRequest = (path: string): string => request(path, '1.1', 'Connection: close')

const withoutTime = (answers: string): string =>
  answers.replace(/Date: [^\r]* GMT\r\n/g, 'Date: some day\r\n')

test.each([
  { what: 'one page', requests: (at: string) => [lastRequest(at)] },
  {
    what: 'several, one behind the other',
    requests: (at: string) => [request(at), request(at), lastRequest(at)],
  },
  {
    what: 'what somebody has already',
    requests: (at: string) => [request(`${at}/known`), request(at), lastRequest(`${at}/known`)],
  },
  { what: 'a page, as programs of long ago ask', requests: (at: string) => [request(at, '1.0')] },
])('sends the same as Node does: $what', async ({ requests }) => {
  const byNode = await received(requests('/by-node'))
  const written = await received(requests('/written'))
  expect(withoutTime(written)).toBe(withoutTime(byNode))
  expect(written.match(/HTTP\/1\.1 (200 OK|304 Not Modified)/g)).toHaveLength(requests('').length)
  expect(written).toMatch(/Date: (Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/)
})

test.each([
  ['x-name', 'one\r\nset-cookie: two'],
  ['x-name\r\nset-cookie', 'one'],
  ['x-name', 'snowman ☃'],
])('refuses what is no header: %j: %j', (name, value) => {
  expect(() => linesOf({ [name]: value })).toThrow(/Invalid character|must be a valid HTTP token/)
})
