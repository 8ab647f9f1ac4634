import { readFile } from 'node:fs/promises'
import { expect, test, visit } from '../../visits/shop-visit.ts'

for (const { language, address, link, name } of [
  { language: 'en', address: '/stores', link: 'Download the catalogue (PDF)', name: 'gema-catalogue' },
  { language: 'id', address: '/id/stores', link: /^Unduh katalog/, name: 'katalog-gema' },
]) {
  test(`the catalogue comes from the footer, in the language of the page (${language})`, async ({
    page,
    request,
  }) => {
    const file = `/api/storefront/catalogue/download?language=${language}`
    // It is printed soon after the shop has opened for the first time.
    await expect.poll(async () => (await request.get(file)).status(), { timeout: 80_000 }).toBe(200)
    await visit(page, address)
    const arrives = page.waitForEvent('download')
    await page.getByRole('link', { name: link }).click()
    const download = await arrives
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d\\.pdf$`))
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    // The whole assortment with pictures, and still small enough to be sent to somebody.
    expect(bytes.length).toBeGreaterThan(500_000)
    expect(bytes.length).toBeLessThan(4_000_000)
  })
}
