import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../testing/a-product.ts'
import { queriesOf } from '../testing/count-queries.ts'
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await aProduct(shop)
})
afterAll(() => shop.close())

const paths = ['/robots.txt', '/sitemap.xml', '/sitemaps/products-1.xml', '/manifest.webmanifest']

test.each(paths)('%s is sent packed to who takes it that way, and is the same', async (path) => {
  const packed = await shop.fetch(path, { headers: { 'Accept-Encoding': 'br, gzip;q=0.8' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(packed.headers.get('vary')).toBe('Accept-Encoding')
  const plain = await shop.fetch(path, { headers: { 'Accept-Encoding': 'gzip;q=0' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text())
})

test.each(paths)('%s may be kept for an hour, and is not sent again to who has it', async (path) => {
  const first = await shop.fetch(path)
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
  const etag = first.headers.get('etag') ?? ''
  const again = await shop.fetch(path, { headers: { 'If-None-Match': `"other", ${etag}` } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect((await shop.fetch(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
})

test.each(paths)('asking %s with HEAD tells the same without the text', async (path) => {
  const response = await shop.fetch(path, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('etag')).toBe((await shop.fetch(path)).headers.get('etag'))
  expect((await response.arrayBuffer()).byteLength).toBe(0)
})

test.each([
  '/sitemaps/products-0.xml',
  '/sitemaps/products-2.xml',
  '/sitemaps/products-01.xml',
  '/sitemaps/products--1.xml',
  '/sitemaps/products-1.5.xml',
  '/sitemaps/products-1e3.xml',
  `/sitemaps/products-${'9'.repeat(400)}.xml`,
  '/sitemaps/products.xml',
  '/sitemaps/articles.xml',
  '/sitemaps/constructor.xml',
  '/sitemaps/__proto__.xml',
  '/sitemaps/pages',
  '/sitemaps/pages.xml.gz',
  '/sitemaps/',
  '/sitemaps/..%2Frobots.txt',
  '/sitemaps/..%2F..%2Fetc%2Fpasswd.xml',
  '/sitemaps/pages%00.xml',
  '/sitemaps/%E0%A4%A.xml',
])('%s is not found', async (path) => {
  const response = await shop.fetch(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control') ?? '').not.toContain('public')
})

test('nobody can change anything there', async () => {
  for (const path of paths) expect((await shop.fetch(path, { method: 'POST' })).status).toBe(404)
})

test('however often it is asked, the shop makes it once in some minutes', async () => {
  const ask = () => Promise.all(Array.from({ length: 50 }, () => shop.fetch('/sitemaps/products-1.xml')))
  expect(await queriesOf(shop, ask)).toEqual([])
  const added = await aProduct(shop)
  expect(await (await shop.fetch('/sitemaps/products-1.xml')).text()).not.toContain(added.uuid)
  shop.clock.moveOn(11 * 60 * 1000)
  expect(await (await shop.fetch('/sitemaps/products-1.xml')).text()).toContain(added.uuid)
})

test('who asks without end is told to wait, and others are not', async () => {
  const ask = (address: string) =>
    shop.app.fetch(new Request('https://shop.example/sitemaps/pages.xml', { method: 'HEAD' }), {
      requestId: 'r',
      remoteAddress: address,
    })
  const answers = await Promise.all(Array.from({ length: 601 }, () => ask('198.51.100.4')))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask('198.51.100.5')).status).toBe(200)
})
