import type { RequestBindings } from '@gema/server/http/request-bindings.ts'
import { saveLanguage } from '@gema/server/modules/languages/languages.ts'
import { indexProducts } from '@gema/server/modules/search/search.ts'
import { type AProduct, aProduct, someProducts } from '@gema/server/testing/a-product.ts'
import { aCase, setStock } from '@gema/server/testing/a-template.ts'
import { runSql } from '@gema/server/testing/run-sql.ts'
import { startTestShop, type TestShop } from '@gema/server/testing/start-test-shop.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type OpenKeptAnswers, openKeptAnswers } from './open-kept-answers.ts'

let shop: TestShop
let keeping: OpenKeptAnswers

beforeEach(async () => {
  shop = await startTestShop({ ownDatabase: true })
  keeping = await openKeptAnswers({ ...shop, log: shop.shop.log, megabytes: 8 })
})
afterEach(async () => {
  await keeping.close()
  await shop.close()
})

const visitor: RequestBindings = { requestId: 'r-1', remoteAddress: '203.0.113.7' }

/** What a visitor reads. */
const read = async (path: string, language = 'en'): Promise<string> => {
  const request = new Request(`https://shop.example/api/storefront/${path}`, { headers: { language } })
  return (await keeping.app.fetch(request, visitor)).text()
}

/** What the staff does to it; nothing but its row is changed. */
const setActive = (product: AProduct, isActive: boolean) =>
  runSql(shop, 'update products set is_active = $2 where id = $1', [product.id, isActive])

test('a product that comes into an empty list is seen in it', async () => {
  const product = await aProduct(shop, { defaultPrice: 1_500 })
  await setActive(product, false)
  // The lists are in memory from here on, as they are in a shop that runs.
  await read('common')
  const list = 'product/fetch?price_max=2000'
  expect(await read(list)).toContain('"total":0')
  await setActive(product, true)
  await vi.waitFor(async () => expect(await read(list)).toContain(product.uuid))
})

test.each(['brand/fetch', 'common'])('%s counts products as they are', async (path) => {
  const [first] = await someProducts(shop, 2)
  if (first === undefined) throw new Error('no product')
  // One of them reads the lists into memory, the other waits for that.
  await Promise.all([read('home'), read(path)])
  const countOf = async () => /"product_count":(\d+)/.exec(await read(path))?.[1]
  expect(await countOf()).toBe('2')
  await setActive(first, false)
  await vi.waitFor(async () => expect(await countOf()).toBe('1'))
  await setActive(first, true)
  await vi.waitFor(async () => expect(await countOf()).toBe('2'))
})

test('a product can be found as soon as its words are written, also by who has searched in vain', async () => {
  const product = await aProduct(shop, { name: { en: 'Zither' } })
  const search = 'product/fetch?q=zither'
  expect(await read(search)).not.toContain(product.uuid)
  await indexProducts(shop.shop.db, [product.id])
  await vi.waitFor(async () => expect(await read(search)).toContain(product.uuid))
})

test('the units of a candidate for a system are those that there are', async () => {
  const product = await aProduct(shop, { stock: 5 })
  const candidates = `display-case/find?uuid=${await aCase(shop, 'Speakers', [product])}`
  await vi.waitFor(async () => expect(await read(candidates)).toContain('"stock":5'))
  await setStock(shop, product, 2)
  await vi.waitFor(async () => expect(await read(candidates)).toContain('"stock":2'))
})

test('a language that was switched on is spoken, also to who has asked for it at once', async () => {
  const product = await aProduct(shop, { name: { en: 'Speaker', ja: 'スピーカー' } })
  const path = `product/find?id=${product.uuid}`
  expect(await read(path, 'ja')).not.toContain('スピーカー')
  await saveLanguage(shop.shop.db, { code: 'ja', name: '日本語', direction: 'ltr' })
  await vi.waitFor(async () => expect(await read('localization?locale_code=ja')).toContain('日本語'))
  await read(path, 'ja')
  shop.clock.moveOn(5_000)
  expect(await read(path, 'ja')).toContain('スピーカー')
})
