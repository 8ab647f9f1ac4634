import { expect, test } from 'vitest'
import { startDemoShop } from '../process/shop-process.ts'

const names = { en: /gema-catalogue-\d{4}-\d\d\.pdf$/, id: /katalog-gema-\d{4}-\d\d\.pdf$/ }

test('the whole catalogue of the demo is printed once somebody asks for it, in both languages', async () => {
  const site = await (await startDemoShop()).opened
  for (const [language, name] of Object.entries(names)) {
    const download = () => fetch(`${site}/api/storefront/catalogue/download?language=${language}`)
    await expect.poll(async () => (await download()).status, { timeout: 60_000, interval: 1000 }).toBe(200)
    const catalogue = await download()
    expect(catalogue.headers.get('content-disposition')).toMatch(name)
    const bytes = Buffer.from(await catalogue.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    // All goods with their pictures, and still small enough to be sent on.
    expect(bytes.length).toBeGreaterThan(500_000)
    expect(bytes.length).toBeLessThan(4_000_000)
  }
})
