import { brotliDecompressSync } from 'node:zlib'
import type { App } from '@gema/server/app.ts'
import { readConfig } from '@gema/server/platform/config.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { expect, test } from 'vitest'
import { createRequestHandler, type Responders } from './handle-request.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const script = bytes('start();'.repeat(500))
const picture = new Uint8Array(4096)
const headersOf = (type: string) => ({ 'Content-Type': type })

/** A host in front of stand-ins that say who has answered, with what it has logged. */
function aHost(changed: Partial<Responders> & { siteUrl?: string } = {}) {
  const lines: string[] = []
  const app: App = { fetch: async (_request, bindings) => Response.json({ app: bindings?.remoteAddress }) }
  const { siteUrl = 'https://shop.example', ...responders } = changed
  const handle = createRequestHandler({
    config: readConfig({ SITE_URL: siteUrl, MAIL: 'off' }),
    log: createLog('info', { write: (line) => void lines.push(line) }),
    app,
    staticFiles: new Map([
      ['/assets/root.js', { bytes: script, headers: headersOf('text/javascript') }],
      ['/small.txt', { bytes: bytes('small'), headers: headersOf('text/plain') }],
      ['/speaker.webp', { bytes: picture, headers: headersOf('image/webp') }],
    ]),
    demo: async () => new Response('demo'),
    pages: async (request) => new Response(`page ${new URL(request.url).pathname}`),
    ...responders,
  })
  const ask = (path: string, init: RequestInit = {}) =>
    handle(new Request(`http://localhost${path}`, init), '203.0.113.7')
  return { ask, logged: () => lines.map((line) => JSON.parse(line)) }
}

test.each([
  ['/api/storefront/common', '{"app":"203.0.113.7"}'],
  ['/media/160/speaker.webp', '{"app":"203.0.113.7"}'],
  ['/readyz', '{"app":"203.0.113.7"}'],
  ['/robots.txt', '{"app":"203.0.113.7"}'],
  ['/sitemap.xml', '{"app":"203.0.113.7"}'],
  ['/sitemaps/pages.xml', '{"app":"203.0.113.7"}'],
  ['/manifest.webmanifest', '{"app":"203.0.113.7"}'],
  ['/sitemap', 'page /sitemap'],
  ['/small.txt', 'small'],
  ['/demo/mailbox', 'demo'],
  ['/stores', 'page /stores'],
  ['/apiary', 'page /apiary'],
  ['/healthzone', 'page /healthzone'],
])('%s is answered by who it belongs to', async (path, answer) => {
  expect(await (await aHost().ask(path)).text()).toBe(answer)
})

test('it is logged once that X-Forwarded-For is ignored', async () => {
  const { ask, logged } = aHost()
  const warnings = () => logged().filter(({ level }) => level === 40)
  await ask('/stores')
  expect(warnings()).toEqual([])
  for (let times = 0; times < 2; times += 1)
    await ask('/stores', { headers: { 'X-Forwarded-For': '198.51.100.1' } })
  expect(warnings()).toMatchObject([{ msg: expect.stringContaining('TRUST_PROXY') }])
})

test('a file of an older build is not found, instead of a page in its place', async () => {
  const response = await aHost().ask('/assets/root-of-yesterday.js')
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('')
})

test('without demo mode there is no mailbox', async () => {
  expect(await (await aHost({ demo: undefined }).ask('/demo/mailbox')).text()).toBe('page /demo/mailbox')
})

test('an address under /demo that the demo does not know is a page like any other', async () => {
  const response = await aHost({ demo: async () => undefined }).ask('/demo/nothing')
  expect(await response.text()).toBe('page /demo/nothing')
})

test.each(['/api/storefront/common', '/small.txt', '/stores', '/demo/mailbox'])(
  'the answer for %s is guarded and has a number that the log knows',
  async (path) => {
    const { ask, logged } = aHost()
    const { headers, status } = await ask(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    const requestId = headers.get('x-request-id')
    expect(logged()).toContainEqual(expect.objectContaining({ requestId, path, status, method: 'GET' }))
  },
)

test.each(['/assets/root.js', '/assets/unknown.js'])(
  '%s carries only what means something for a file',
  async (path) => {
    const { headers } = await aHost().ask(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.has('content-security-policy')).toBe(false)
    expect(headers.has('x-request-id')).toBe(true)
  },
)

test('a shop without https does not promise it', async () => {
  const { headers } = await aHost({ siteUrl: 'http://localhost:3000' }).ask('/stores')
  expect(headers.has('strict-transport-security')).toBe(false)
})

test('a policy that an answer brings along stays as it is', async () => {
  const policy = "default-src 'none'; script-src 'self'"
  const pages = async () => new Response('page', { headers: { 'Content-Security-Policy': policy } })
  expect((await aHost({ pages }).ask('/')).headers.get('content-security-policy')).toBe(policy)
})

test('an answer may tell nobody where it has led from', async () => {
  const headers = { 'Referrer-Policy': 'no-referrer', Location: 'https://elsewhere.example' }
  const app: App = { fetch: async () => new Response(null, { status: 302, headers }) }
  const answer = await aHost({ app }).ask('/api/storefront/social/google')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect((await aHost().ask('/stores')).headers.get('referrer-policy')).toBe(
    'strict-origin-when-cross-origin',
  )
})

test('an answer may let pages of the shop be around it, and nobody else', async () => {
  const framed = (by: string) => async () => new Response('film', { headers: { 'X-Frame-Options': by } })
  const { ask } = aHost({ demo: framed('SAMEORIGIN') })
  expect((await ask('/demo/video/x')).headers.get('x-frame-options')).toBe('SAMEORIGIN')
  for (const by of ['ALLOWALL', 'ALLOW-FROM https://elsewhere.example', '']) {
    const answer = await aHost({ demo: framed(by) }).ask('/demo/video/x')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
  }
})

test('pictures that stand for links may be shown anywhere, all others only here', async () => {
  const policyOf = async (path: string) =>
    (await aHost().ask(path)).headers.get('cross-origin-resource-policy')
  expect(await policyOf('/media/share/shop-en.jpg')).toBe('cross-origin')
  expect(await policyOf('/media/160/speaker.webp')).toBe('same-origin')
})

test('an answer that comes packed is sent as it is', async () => {
  const headers = { 'Content-Type': 'application/xml', 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }
  const app: App = { fetch: async () => new Response(script, { headers }) }
  const response = await aHost({ app }).ask('/sitemap.xml', accepting('gzip, br'))
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(script)
})

test('a fault is answered with a number and nothing of its cause, which is in the log', async () => {
  const { ask, logged } = aHost({ pages: () => Promise.reject(new Error('the secret cause')) })
  const response = await ask('/stores')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret')
  expect(logged()).toContainEqual(
    expect.objectContaining({
      requestId: response.headers.get('x-request-id'),
      err: expect.objectContaining({ message: 'the secret cause' }),
    }),
  )
})

const accepting = (encodings: string) => ({ headers: { 'Accept-Encoding': encodings } })

test('text is sent compressed to who accepts it, and caches keep the versions apart', async () => {
  const response = await aHost().ask('/assets/root.js', accepting('gzip, br'))
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('vary')).toContain('Accept-Encoding')
  expect(new Uint8Array(brotliDecompressSync(await response.arrayBuffer()))).toEqual(script)
})

test.each([
  ['identity', accepting('identity')],
  ['nothing', {}],
])('caches keep the versions apart also when who asks first accepts %s', async (_what, asked) => {
  const app: App = { fetch: async () => Response.json({ text: 'short' }, { headers: { Vary: 'Language' } }) }
  for (const path of ['/assets/root.js', '/api/storefront/common']) {
    const response = await aHost({ app }).ask(path, asked)
    expect(response.headers.has('content-encoding')).toBe(false)
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
  }
  expect((await aHost().ask('/speaker.webp', asked)).headers.has('vary')).toBe(false)
})

test.each([
  ['small bodies', '/small.txt', 'br'],
  ['pictures', '/speaker.webp', 'br'],
  ['bodies for who accepts no encoding', '/assets/root.js', 'identity'],
])('%s are sent as they are', async (_what, path, encodings) => {
  const response = await aHost().ask(path, accepting(encodings))
  expect(response.status).toBe(200)
  expect(response.headers.has('content-encoding')).toBe(false)
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0)
})

test('a long answer of the API is compressed too, with its code and headers', async () => {
  const long = { status: 404, headers: { 'Retry-After': '7' } }
  const app: App = { fetch: async () => Response.json({ text: 'long '.repeat(1000) }, long) }
  const response = await aHost({ app }).ask('/api/storefront/x', accepting('br'))
  expect(response.status).toBe(404)
  expect(response.headers.get('retry-after')).toBe('7')
  expect(JSON.parse(brotliDecompressSync(await response.arrayBuffer()).toString())).toHaveProperty('text')
})
