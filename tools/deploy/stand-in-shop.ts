import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** A host that sends what the shop sends about keeping answers, and nothing of the shop itself. */
export interface StandInShop {
  port: number
  /** Everything that has reached it, such as "GET /stores". */
  asked: string[]
  /** The headers of what has reached it last. */
  lastHeaders: () => IncomingHttpHeaders
  /** From now on it takes requests and breaks the connection instead of answering. */
  breakDown(): void
  /** From now on it no longer has what was /for-sale. */
  withdraw(): void
  close(): Promise<void>
}

/** Starts a host on a port: a free one, or the one that it had before. */
export async function startStandInShop(name: string, port = 0): Promise<StandInShop> {
  const asked: string[] = []
  let headers: IncomingHttpHeaders = {}
  let broken = false
  let isWithdrawn = false
  const server = createServer(async (incoming, outgoing) => {
    for await (const _part of incoming);
    asked.push(`${incoming.method} ${incoming.url}`)
    headers = incoming.headers
    if (broken) return void incoming.socket.destroy()
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    // Which host has answered, and which of its requests it was: two equal answers are one that was kept.
    const answer = answerTo({ pathname, headers, name, isWithdrawn, mark: `${name} ${asked.length}` })
    outgoing.writeHead(answer.status ?? 200, { 'Content-Type': 'text/html', ...answer.headers })
    outgoing.end(answer.body)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    asked,
    lastHeaders: () => headers,
    breakDown: () => {
      broken = true
    },
    withdraw: () => {
      isWithdrawn = true
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface Asked {
  pathname: string
  headers: IncomingHttpHeaders
  name: string
  isWithdrawn: boolean
  mark: string
}

interface Answered {
  status?: number
  headers?: Record<string, string>
  body?: string | Buffer
}

const kept = 'public, max-age=0, must-revalidate, s-maxage=60'
const soonOver = 'public, max-age=0, must-revalidate, s-maxage=1'
const forever = 'public, max-age=31536000, immutable'
/** Only for those who deliver for the shop; neither browsers nor nginx follow it. */
const forDelivery = 'public, max-age=60, stale-while-revalidate=600'

/** The first address that an asked one begins with answers it. */
const answers: [string, (asked: Asked) => Answered][] = [
  ['/compressed', compressedPage],
  ['/unchanged', unchangedPage],
  ['/for-sale', ({ mark, isWithdrawn }) => (isWithdrawn ? notFound : soonOverPage(mark))],
  ['/soon-over', ({ mark }) => soonOverPage(mark)],
  ['/with-cookie', ({ mark }) => page(mark, { 'Set-Cookie': 'guest=1' })],
  ['/silent', ({ mark }) => ({ body: mark })],
  ['/assets/', ({ pathname, name, mark }) => (pathname.includes(name) ? file(mark) : notFound)],
  ['/api/storefront/order', (asked) => ({ headers: { 'Cache-Control': 'no-store' }, body: callText(asked) })],
  ['/api/', (asked) => ({ headers: { 'Cache-Control': kept, Vary: 'Language' }, body: callText(asked) })],
]

function answerTo(asked: Asked): Answered {
  if (asked.pathname === '/') return frontPage(asked)
  const [, answer] = answers.find(([begin]) => asked.pathname.startsWith(begin)) ?? []
  return answer?.(asked) ?? page(asked.mark, { ETag: '"page"' })
}

const page = (body: string, more: Record<string, string> = {}): Answered => ({
  headers: { 'Cache-Control': kept, 'CDN-Cache-Control': forDelivery, Vary: 'Accept-Encoding', ...more },
  body,
})
const soonOverPage = (body: string): Answered => page(body, { 'Cache-Control': soonOver })

const file = (body: string): Answered => page(body, { 'Cache-Control': forever })
const notFound: Answered = { status: 404, headers: { 'Cache-Control': 'no-store' } }

const callText = ({ headers, mark }: Asked): string =>
  `${headers.language ?? 'en'} ${headers.authorization ?? 'nobody'} ${mark}`

/** As the shop does: to the language of the cookie or the browser, and not for those who are in the shop already. */
function frontPage({ headers, mark }: Asked): Answered {
  const vary = { Vary: 'Accept-Encoding, Cookie, Accept-Language' }
  const wanted = /i18n_redirected=([a-z]{2})/.exec(headers.cookie ?? '')?.[1] ?? headers['accept-language']
  if (wanted === 'id' && headers['sec-fetch-site'] !== 'same-origin')
    return { status: 302, headers: { Location: '/id', 'Cache-Control': 'private, no-store', ...vary } }
  return page(mark, vary)
}

function compressedPage({ headers, mark }: Asked): Answered {
  if (!headers['accept-encoding']?.includes('br')) return page(mark)
  const { headers: always } = page(mark)
  return { headers: { ...always, 'Content-Encoding': 'br' }, body: brotliCompressSync(mark) }
}

/** A page that stays the same: whoever knows its mark is told so in a few bytes. */
function unchangedPage({ headers }: Asked): Answered {
  const always = { 'Cache-Control': soonOver, ETag: '"same"' }
  if (headers['if-none-match'] === '"same"') return { status: 304, headers: always }
  return { headers: always, body: 'the same page' }
}
