import { expectNothingFromAxe, expectToFit, shiftsOf, watchShifts } from '../../visits/page-fits.ts'
import { expect, open, test, visit } from '../../visits/shop-visit.ts'

const aria9 = '/laras-aria-9-floorstanding-speaker-pair/product/d8896a9f-14b0-8f75-ad39-ab3d8447b85e'
const aria9Indonesian =
  '/id/laras-aria-9-speaker-lantai-sepasang/product/d8896a9f-14b0-8f75-ad39-ab3d8447b85e'
const aria3 = '/laras-aria-3-bookshelf-speaker-pair/product/a3d0831b-51f1-89a5-a982-6f4d616d3f1d'

test('a page in Indonesian refuses in Indonesian', async ({ page }) => {
  await visit(page, `${aria9Indonesian}?variant=LRS-ARIA9-WAL`)
  await page.getByRole('textbox', { name: 'Jumlah' }).fill('0')
  await expect(page.locator('[aria-live]').filter({ hasText: 'Minimal 1 barang.' })).toBeVisible()
})

test('without script everything can be read, and a variant chosen and ordered', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}${aria9}`)
  for (const title of ['Specification', 'Description', 'In the box', 'Warranty']) {
    await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeHidden()
  await page.getByRole('link', { name: 'Walnut', exact: true }).click()
  await expect(page).toHaveURL(/\?variant=LRS-ARIA9-WAL/)
  await expect(page.getByRole('link', { name: 'Order by WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me.*LRS-ARIA9-WAL/,
  )
  await page.getByRole('link', { name: /Only reviews with 4 stars/ }).click()
  await expect(page).toHaveURL(/variant=LRS-ARIA9-WAL&stars=4#reviews/)
  await expect(page.locator('#reviews').getByRole('article').first()).toBeVisible()
  await context.close()
})

test('nothing on the product page moves after it has been painted', async ({ page }) => {
  await watchShifts(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `${aria9}?variant=LRS-ARIA9-GBK`)
    expect(await shiftsOf(page)).toEqual([])
  }
})

for (const address of [aria9, `${aria9Indonesian}?variant=LRS-ARIA9-GWH`, aria3]) {
  test(`${address} fits every width, and axe finds nothing in it`, async ({ page }) => {
    await visit(page, address)
    await expectToFit(page)
    if (address === aria9) await expectNothingFromAxe(page)
  })
}
