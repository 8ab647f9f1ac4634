import { createHash } from 'node:crypto'
import { createLog } from '@gema/server/platform/log.ts'
import { limitRequests } from '@gema/server/testing/limit-requests.ts'
import { startTestShop, type TestShop } from '@gema/server/testing/start-test-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPages, type RenderPage } from './pages.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
afterAll(() => shop.close())

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })

/** Pages made by this renderer, and what was logged. */
function somePages(render: RenderPage, withPolicy = true) {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const pages = createPages({ ...shop, log, renderer: async () => render, withPolicy })
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(`https://shop.example${path}`, init)
    const response = await pages(request, { requestId: 'r-1', remoteAddress: '203.0.113.7' })
    if (response === undefined) throw new Error('no page')
    return response
  }
  return { ask, lines }
}

test('a page may run exactly the scripts that stand in it', async () => {
  const { ask } = somePages(async () => html('<script>start()</script>'))
  const response = await ask('/stores')
  const hash = createHash('sha256').update('start()').digest('base64')
  expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}'`)
  expect(await response.text()).toBe('<script>start()</script>')
})

test('a page is asked for anew each time, and a page with an error is not kept at all', async () => {
  const { ask } = somePages(async (request) => html('page', request.url.endsWith('/lost') ? 404 : 200))
  expect((await ask('/stores')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const lost = await ask('/lost')
  expect(lost.status).toBe(404)
  expect(lost.headers.get('cache-control')).toBe('no-store')
})

test('a visitor who enters at / is led to the language of the browser, and caches are told', async () => {
  const { ask } = somePages(async () => html('home'))
  const led = await ask('/', { headers: { 'Accept-Language': 'id' } })
  expect(led.headers.get('location')).toBe('/id')
  const stays = await ask('/', { headers: { 'Accept-Language': 'en' } })
  expect(stays.headers.get('vary')).toContain('Accept-Language')
})

test.each(['POST', 'PUT', 'DELETE'])('%s is nothing for a page', async (method) => {
  const { ask } = somePages(async () => html('page'))
  const response = await ask('/stores', { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test('pages reach the API without a network, and use up nobody’s share', async () => {
  await limitRequests(shop, 'reading', { requests: 1, seconds: 60 })
  const { ask } = somePages(async (_request, { apiFetch }) => {
    const answer = await apiFetch('http://shop.internal/api/storefront/common')
    return html(String(answer.status))
  })
  for (const _ of [1, 2, 3]) expect(await (await ask('/stores')).text()).toBe('200')
})

test('when even the error page fails, a page in both languages shows the number of the request', async () => {
  const { ask } = somePages(async () => new Response('Error: secret cause', { status: 500 }))
  const response = await ask('/stores')
  expect(response.status).toBe(500)
  const page = await response.text()
  expect(page).toContain('r-1')
  expect(page).toContain('lang="id"')
  expect(page).not.toContain('secret')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('a fault of a page is logged, a visitor who leaves is not', async () => {
  const fails: RenderPage = async (_request, { onFault }) => {
    onFault(new Error('the menu could not be made'))
    return html('sorry', 500)
  }
  const { ask, lines } = somePages(fails)
  await ask('/stores')
  expect(lines.join()).toContain('the menu could not be made')
  const left = somePages(fails)
  await left.ask('/stores', { signal: AbortSignal.abort() })
  expect(left.lines).toEqual([])
})

test('what is no page goes through as it is', async () => {
  const { ask } = somePages(async () => Response.json({ routes: [] }))
  const response = await ask('/__manifest')
  expect(response.headers.has('content-security-policy')).toBe(false)
  expect(await response.json()).toEqual({ routes: [] })
})

test('one visitor cannot take all pages: over the limit they are told when to come back', async () => {
  const { ask } = somePages(async () => html('page'))
  const answers = await Promise.all(Array.from({ length: 601 }, () => ask('/stores')))
  const refused = answers.filter((answer) => answer.status === 429)
  expect(refused).toHaveLength(1)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test.each([
  ['/id//evil.example/login?a=1', '/id/evil.example/login?a=1'],
  ['//evil.example', '/evil.example'],
  ['/en', '/'],
  ['/en/login', '/login'],
])('%s has one address: %s', async (path, address) => {
  const { ask } = somePages(async () => html('page'))
  const response = await ask(path)
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe(address)
})

test('asking for the headers of a page gives those of the page itself', async () => {
  const { ask } = somePages(async () => html('<script>start()</script>'))
  const [head, get] = [await ask('/stores', { method: 'HEAD' }), await ask('/stores')]
  expect(head.headers.get('content-security-policy')).toBe(get.headers.get('content-security-policy'))
})
