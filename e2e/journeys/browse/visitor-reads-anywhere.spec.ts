import { expectAllToFitAPhone, expectScreenToFit, expectToFit } from '../../visits/page-fits.ts'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { testWithoutScript } from '../../visits/without-script.ts'

/** Everything there is to read, besides an article. */
const screens = [
  '/article-product',
  '/page',
  '/page/kebijakan-pengiriman-barang',
  '/about-us',
  '/how-to-shop',
  '/company-profile',
  '/sitemap',
]

for (const address of ['/article-product/lima-speaker-di-ruang-4-x-6-meter', ...screens]) {
  test(`/id${address} fits at any width, and axe finds nothing`, async ({ page }) => {
    await expectScreenToFit(page, `/id${address}`)
  })
}

testWithoutScript('in English they fit the narrowest phone', async ({ page }) => {
  await expectAllToFitAPhone(page, ['/article-product/five-speakers-in-a-4-by-6-metre-room', ...screens])
})

test('a subject without articles leads back to all of them', async ({ page }) => {
  await visit(page, '/id/article-product?tag=gamelan')
  await expect(page.getByRole('heading', { name: 'Belum ada bacaan di sini' })).toBeVisible()
  await page.getByRole('link', { name: 'Lihat semua artikel' }).click()
  await expect(page).toHaveURL('/id/article-product')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(7)
})

test('an article is read from right to left', async ({ page }) => {
  await visit(page, '/ar/article-product/five-speakers-in-a-4-by-6-metre-room')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const contents = await page.getByRole('navigation', { name: 'On this page' }).boundingBox()
  const text = await page.getByRole('heading', { name: 'Start with the sofa' }).boundingBox()
  expect(contents?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
  await expectToFit(page)
})

test('a table on a phone is scrolled inside itself, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await visit(page, '/page/kebijakan-pengiriman-barang')
  const table = page.getByRole('region', { name: 'Service, Where, How long, Good to know' })
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})
