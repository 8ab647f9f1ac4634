import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { printedCatalogueWorker } from '../../jobs/printed-catalogue.ts'
import { saveLanguage } from '../../modules/languages/languages.ts'
import { changeSettings } from '../../modules/settings/settings.ts'
import { aProduct } from '../../testing/a-product.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

const path = '/api/storefront/catalogue/download'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await aProduct(shop)
})
beforeEach(async () => {
  shop.takeJobs('printed-catalogue')
  await changeSettings(shop.shop.db, { catalogueDownload: true })
})
afterAll(() => shop.close())

const print = () => {
  const { files, log } = shop.shop
  const around = { files, log, clock: shop.clock, siteUrl: 'https://shop.example' }
  return printedCatalogueWorker(shop.database, around).work({})
}
const open = (query = '', headers: Record<string, string> = {}, method = 'GET') =>
  shop.fetch(`${path}${query}`, { headers, method })
const nameIn = (response: Response) => response.headers.get('content-disposition') ?? ''
const inBrowser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test('before it is printed, it is asked for, and who asks is told when to come again', async () => {
  const response = await open()
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('20')
  expect(await response.json()).toMatchObject({
    meta: { code: 429, message: 'The catalogue is being printed. Try again in 20 seconds.' },
  })
  expect(shop.takeJobs('printed-catalogue')).toEqual([{ first: 'en' }])
})

test('who has opened the link in a browser reads it in their language, on a page that looks again', async () => {
  const response = await open('?language=id', inBrowser)
  expect(response.status).toBe(429)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('refresh')).toBe('20')
  expect(response.headers.get('content-security-policy')).toContain('sha256-')
  const page = await response.text()
  expect(page).toContain('<html lang="id">')
  expect(page).toContain('Katalog sedang dicetak. Coba lagi dalam 20 detik.')
})

describe('once it is printed', () => {
  beforeAll(print)

  test('it is a file with the name of the shop and the month, in the language of the address', async () => {
    const english = await open()
    expect(english.status).toBe(200)
    expect(english.headers.get('content-type')).toBe('application/pdf')
    expect(nameIn(english)).toContain('gema-catalogue-2026-11.pdf')
    const raw = Buffer.from(await english.arrayBuffer()).toString('latin1')
    expect(raw.startsWith('%PDF-')).toBe(true)
    expect(Number(english.headers.get('content-length'))).toBe(raw.length)
    expect(nameIn(await open('?language=id'))).toContain('katalog-gema-2026-11.pdf')
    expect(shop.takeJobs('printed-catalogue')).toEqual([])
  })

  test('the address goes before the header, and whatever language it is not printed in is English', async () => {
    await saveLanguage(shop.shop.db, { code: 'ar', name: 'Arabic', direction: 'rtl' })
    expect(nameIn(await open('', { Language: 'id' }))).toContain('katalog-gema')
    expect(nameIn(await open('?language=en', { Language: 'id' }))).toContain('gema-catalogue')
    for (const language of ['ar', 'xx', 'nonsense', ''])
      expect(nameIn(await open(`?language=${language}`))).toContain('gema-catalogue')
  })

  test('anybody may keep it for a while, and who has it is told so', async () => {
    const first = await open()
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    expect(first.headers.get('vary')).toBe('Language')
    const tag = first.headers.get('etag') ?? ''
    const again = await open('', { 'If-None-Match': `"other", W/${tag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await open('?language=id', { 'If-None-Match': tag })).status).toBe(200)
  })

  test('asking for its headers alone tells how large it is', async () => {
    const response = await open('', {}, 'HEAD')
    expect(response.status).toBe(200)
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1_000)
    expect(await response.text()).toBe('')
  })

  test('a shop that offers none has none, even where one was printed', async () => {
    await changeSettings(shop.shop.db, { catalogueDownload: false })
    const response = await open()
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ meta: { message: 'This shop has no printed catalogue.' } })
    const page = await open('', inBrowser)
    expect([page.status, page.headers.get('refresh')]).toEqual([404, null])
    expect(shop.takeJobs('printed-catalogue')).toEqual([])
  })
})
