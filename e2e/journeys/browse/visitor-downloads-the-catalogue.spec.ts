import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { expect, test, visit } from '../../visits/shop-visit.ts'
import { testWithoutScript } from '../../visits/without-script.ts'

const address = (language: string) => `/api/storefront/catalogue/download?language=${language}`

/** It is printed when somebody asks for it first. */
const untilPrinted = (request: APIRequestContext, language: string) =>
  expect.poll(async () => (await request.head(address(language))).status(), { timeout: 80_000 }).toBe(200)

/** The whole assortment with pictures, and still small enough to be sent on. */
function expectTheWholeCatalogue(bytes: Buffer) {
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.length).toBeGreaterThan(500_000)
  expect(bytes.length).toBeLessThan(4_000_000)
}

test('the catalogue comes from the footer, in the language of the page', async ({ page, request }) => {
  await untilPrinted(request, 'id')
  await visit(page, '/id/page')
  const arrives = page.waitForEvent('download')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Unduh katalog/ })
    .click()
  const download = await arrives
  expect(download.suggestedFilename()).toMatch(/^katalog-gema-\d{4}-\d\d\.pdf$/)
  expectTheWholeCatalogue(await readFile(await download.path()))
})

testWithoutScript('the English pages lead to the English catalogue', async ({ request }) => {
  const page = await (await request.get('/page')).text()
  expect(page).toMatch(/<a [^>]*href="([^"]*download\?language=en)"[^>]*>.*?Download the catalogue \(PDF\)/)
  await untilPrinted(request, 'en')
  const catalogue = await request.get(address('en'))
  expect(catalogue.headers()['content-disposition']).toMatch(
    /filename\*=UTF-8''gema-catalogue-\d{4}-\d\d\.pdf$/,
  )
  expectTheWholeCatalogue(await catalogue.body())
})
