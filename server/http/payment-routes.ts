import { type Context, Hono } from 'hono'
import type { Log } from '../platform/log.ts'
import { networkOf } from './network-of.ts'
import type { CountRequest, Limit } from './rate-limit.ts'
import { readBytes } from './read-input.ts'
import { type RequestBindings, requestIdOf } from './request-bindings.ts'

/** What became of a message: `later` asks for it to be sent again. */
export type Received = 'done' | 'forged' | 'unknown' | 'later'

export interface PaymentRouteParts {
  log: Log
  /** Reads a message of a provider, as it came: signatures are over the very bytes. */
  receive: (key: string, message: { headers: Headers; body: string }) => Promise<Received>
  /** Where a browser goes that a provider's page has sent back with these fields; nothing where nobody is called that. */
  come: (key: string, form: Record<string, string>) => Promise<string | undefined>
  limit: () => Promise<Limit>
  count: CountRequest
}

type Bindings = { Bindings: RequestBindings }
type At = Context<Bindings>

const webhookLimit = 256 * 1024
const formLimit = 64 * 1024
const webhook = '/api/payments/:key{[a-z-]+}/webhook'
const callback = '/api/payments/:key{[a-z-]+}/callback'

const answers = {
  done: [200, { received: true }],
  forged: [400, { error: 'forged' }],
  unknown: [404, { error: 'unknown' }],
  later: [503, { error: 'later' }],
} as const satisfies Record<Received, unknown>

/**
 * Where providers speak to the shop: with messages of their own, and through the browser of who comes back from their page.
 * These are no calls: who they are is known by their signatures, and what they are told is a number.
 */
export function createPaymentRoutes(parts: PaymentRouteParts): Hono<Bindings> {
  const app = new Hono<Bindings>()
  app.use('/api/payments/*', async (c, next) => {
    const network = networkOf(c.env?.remoteAddress ?? 'unknown')
    const wait = await parts.count(`payments:${network}`, await parts.limit())
    if (wait > 0) return said(429, { error: 'too many' }, { 'Retry-After': String(wait) })
    return next()
  })
  app.post(webhook, async (c) => {
    const bytes = await readBytes(c.req.raw, webhookLimit)
    if (bytes === undefined) return said(413, { error: 'too large' })
    const key = c.req.param('key')
    const received = await parts.receive(key, { headers: c.req.raw.headers, body: bytes.toString('utf8') })
    if (received !== 'done') parts.log.warn({ ...about(c), received }, 'a payment message was not taken')
    const [status, body] = answers[received]
    return said(status, body)
  })
  app.all(webhook, () => said(405, { error: 'wrong method' }, { Allow: 'POST' }))
  app.on(['GET', 'POST'], callback, async (c) => {
    // Asking for headers alone must change nothing.
    if (c.req.method === 'HEAD') return said(405, { error: 'wrong method' }, { Allow: 'GET, POST' })
    const form = await formOf(c.req.raw)
    if (form === undefined) return said(413, { error: 'too large' })
    const to = await parts.come(c.req.param('key'), form).catch((error: unknown) => {
      parts.log.error({ ...about(c), err: error }, 'a request failed unexpectedly')
      // A person is waiting: whatever goes wrong leads to a page.
      return '/'
    })
    if (to === undefined) return said(404, { error: 'unknown' })
    return new Response(null, { status: 303, headers: { ...never, Location: to } })
  })
  app.all(callback, () => said(405, { error: 'wrong method' }, { Allow: 'GET, POST' }))
  return app
}

// What a provider has written into the address is nobody else's business.
const never = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

const about = (c: At) => ({ requestId: requestIdOf(c.env), path: c.req.path })

const said = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...never, ...headers } })

/** The fields of the form and of the address; the form goes first, because providers sign it. */
async function formOf(request: Request): Promise<Record<string, string> | undefined> {
  const { searchParams } = new URL(request.url)
  const bytes = await readBytes(request, formLimit)
  if (bytes === undefined) return undefined
  const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(bytes.toString('utf8'))])
  // No text needs the character zero, and PostgreSQL takes none that has it.
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.replaceAll('\0', '')]))
}
