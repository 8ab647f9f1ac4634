import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keptCatalogue } from '../modules/printed-catalogue/printed-catalogue.ts'
import { changeSettings } from '../modules/settings/settings.ts'
import { aProduct } from '../testing/a-product.ts'
import { clearTables } from '../testing/clear-tables.ts'
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts'
import { printedCatalogueWorker } from './printed-catalogue.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await aProduct(shop)
})
beforeEach(() => clearTables(shop, 'printed_catalogues', 'settings'))
afterAll(() => shop.close())

const work = ({ signal, first }: { signal?: AbortSignal; first?: string } = {}) => {
  const { files, log } = shop.shop
  const around = { files, log, clock: shop.clock, siteUrl: 'https://shop.example' }
  return printedCatalogueWorker(shop.database, { ...around, ...(signal && { signal }) }).work({
    ...(first && { first }),
  })
}
const kept = (language: string) =>
  keptCatalogue(shop.shop.db, shop.shop.files, { language, shopName: 'Gema' })

/** The languages in which catalogues were printed so far. */
const printed = () =>
  shop
    .logged()
    .filter(({ msg }) => msg === 'a catalogue was printed')
    .map(({ language }) => language)

test('a shop that offers no catalogue prints none', async () => {
  await work()
  expect(await kept('en')).toBeUndefined()
})

test('it is printed in both languages, and once', async () => {
  await changeSettings(shop.shop.db, { catalogueDownload: true })
  await work()
  await work()
  expect((await kept('en'))?.name).toBe('gema-catalogue-2026-11.pdf')
  expect((await kept('id'))?.name).toBe('katalog-gema-2026-11.pdf')
  expect(printed()).toEqual(['en', 'id'])
})

test('the language that somebody waits for comes first', async () => {
  await changeSettings(shop.shop.db, { catalogueDownload: true })
  const before = printed().length
  await work({ first: 'id' })
  expect(printed().slice(before)).toEqual(['id', 'en'])
})

test('a shop that closes leaves the rest for its next start, and calls it no failure', async () => {
  await changeSettings(shop.shop.db, { catalogueDownload: true })
  await work({ signal: AbortSignal.abort() })
  const closing = new AbortController()
  const working = work({ signal: closing.signal })
  closing.abort()
  await working
  expect(await kept('id')).toBeUndefined()
  await work()
  expect(await kept('id')).toBeDefined()
})
