import { expectNothingFromAxe, expectToFit, shiftsOf, watchShifts } from '../../visits/page-fits.ts'
import { expect, open, test, visit } from '../../visits/shop-visit.ts'

/** Everything there is to read, in English and in Indonesian. */
const addresses = [
  ['/article-product', '/id/article-product'],
  ['/article-product?tag=nothing', '/id/article-product?tag=nothing'],
  [
    '/article-product/five-speakers-in-a-4-by-6-metre-room',
    '/id/article-product/lima-speaker-di-ruang-4-x-6-meter',
  ],
  ['/page', '/id/page'],
  ['/page/kebijakan-pengiriman-barang', '/id/page/kebijakan-pengiriman-barang'],
  ['/about-us', '/id/about-us'],
  ['/how-to-shop', '/id/how-to-shop'],
  ['/company-profile', '/id/company-profile'],
  ['/sitemap', '/id/sitemap'],
] as const

for (const [english, indonesian] of addresses) {
  test(`${english} fits at any width, and axe finds nothing`, async ({ page }) => {
    await visit(page, english)
    await expectToFit(page)
    await expectNothingFromAxe(page)
  })

  // The same markup in longer words.
  test(`${indonesian} fits at any width`, async ({ page }) => {
    await visit(page, indonesian)
    await expectToFit(page)
  })
}

for (const width of [390, 1280]) {
  test(`nothing to read moves after it has been painted, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    for (const [address] of addresses) {
      await open(page, address)
      expect(await shiftsOf(page), address).toEqual([])
    }
  })
}

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
