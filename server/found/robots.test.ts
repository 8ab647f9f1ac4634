import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveLanguage } from '../modules/languages/languages.ts'
import { robotsAllow } from '../testing/robots-rules.ts'
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts'

let shop: TestShop
let robots: string
beforeAll(async () => {
  shop = await startTestShop()
  await saveLanguage(shop.shop.db, { code: 'fr', name: 'Français', direction: 'ltr' })
  const response = await shop.fetch('/robots.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  robots = await response.text()
})
afterAll(() => shop.close())

const prefixes = ['', '/id', '/fr']

test.each([
  '/',
  '/aria-9/product/0a000000-0000-4000-8000-000000000001',
  '/cartesia-8/product/0a000000-0000-4000-8000-000000000001',
  '/searchlight/brand?brand=0a000000-0000-4000-8000-000000000001',
  '/checkout-rack/products?display_case=0a000000-0000-4000-8000-000000000001',
  '/all/home-theater?page=2',
  '/budget/collection?collection=3',
  '/user-guide/product/0a000000-0000-4000-8000-000000000001',
  '/page/kebijakan-privasi',
])('%s may be read in every language', (address) => {
  for (const prefix of prefixes)
    expect([prefix, robotsAllow(robots, prefix + address)]).toEqual([prefix, true])
})

test.each([
  '/cart',
  '/cart?voucher=HEMAT',
  '/checkout',
  '/search?q=aria',
  '/user/orders',
  '/user/order/GM-1?key=secret',
  '/payment/stripe/return?order=1',
  '/newsletter/leave?token=secret',
  '/all/home-theater?sort=price_low',
  '/all/home-theater?page=2&brand_in=laras',
  '/laras/brand?brand=u&attribute=finish:walnut',
  '/all/home-theater?price_min=1&price_max=2',
  '/all/home-theater?in_stock=1',
  '/shop/gema-fatmawati?q=aria',
  '/test-flash-sale',
])('%s may be read in no language', (address) => {
  for (const prefix of prefixes)
    expect([prefix, robotsAllow(robots, prefix + address)]).toEqual([prefix, false])
})

test('calls and demo pages are closed, pictures and files are open', () => {
  expect(robotsAllow(robots, '/api/storefront/common')).toBe(false)
  expect(robotsAllow(robots, '/demo/mailbox')).toBe(false)
  expect(robotsAllow(robots, '/media/1280/tower-0123456789.webp.webp')).toBe(true)
  expect(robotsAllow(robots, '/assets/root.js')).toBe(true)
})

test('the sitemap is named by the address of the shop, whatever host is asked', async () => {
  const request = new Request('https://elsewhere.example/robots.txt', {
    headers: { Host: 'elsewhere.example' },
  })
  const answer = await (
    await shop.app.fetch(request, { requestId: 'r', remoteAddress: '203.0.113.9' })
  ).text()
  expect(answer).toContain('\nSitemap: https://shop.example/sitemap.xml\n')
  expect(answer).not.toContain('elsewhere')
})
