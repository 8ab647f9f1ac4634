import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AProduct, aProduct } from '../../testing/a-product.ts'
import { shelf } from '../../testing/a-shelf.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import {
  fillSearchOnce,
  findProducts,
  indexProducts,
  rebuildSearch,
  saveSynonyms,
  suggestKeywords,
  understand,
} from './search.ts'

let shop: TestShop
let tower: AProduct
let receiver: AProduct
beforeAll(async () => {
  shop = await startTestShop()
  tower = await aProduct(shop, {
    model: 'Aria 5',
    name: { en: 'Aria 5 tower', id: 'Aria 5 lantai' },
    inventories: [{ sku: 'LAR-A5-WAL', attributes: { finish: { en: 'Walnut', id: 'Kenari' } } }],
    description: { en: 'A ribbon tweeter.', id: 'Tweeter pita.' },
  })
  receiver = await aProduct(shop, {
    model: 'RX-980',
    name: { en: 'RX-980 receiver', id: 'RX-980 penerima' },
    categoryUuid: shelf.neighbourUuid,
  })
  await saveSynonyms(shop.shop.db, [{ word: 'salon', means: ['tower'] }])
  await rebuildSearch(shop.shop.db)
})
afterAll(() => shop.close())

const understood = (text: string) => understand(shop.shop.db, text)
const found = async (text: string) => [
  ...new Set((await findProducts(shop.shop.db, await understood(text))).flat()),
]

test.each([
  'tower',
  'TOWERS',
  'lantai',
  'aria walnut',
  'kenari aria',
  'LAR-A5-WAL',
  'ribbon',
  'tower ribbon',
  'salon',
  'towr',
  'twoer',
  'laras tower',
])('%s finds the tower', async (text) => {
  expect(await found(text)).toEqual([tower.id])
})

test.each(['RX-980', 'rx980', 'RX 980', 'rx98', 'recei'])('%s finds the receiver', async (text) => {
  expect(await found(text)).toEqual([receiver.id])
})

test('a typing error is mended and told, a word that is known is left alone', async () => {
  expect((await understood('arja towr')).corrected).toBe('aria tower')
  expect((await understood('aria towers')).corrected).toBeNull()
  expect((await understood('recei')).corrected).toBeNull()
  expect((await understood('qqqqqqq')).corrected).toBeNull()
})

test('where not all words can be met, some of them find what they can', async () => {
  expect(await found('ribbon zzzzzzzz receiver')).toEqual([receiver.id])
  expect(await found('zzzzzzzz')).toEqual([])
})

test('a new product is found once its words are known, also with typing errors', async () => {
  const { id } = await aProduct(shop, { name: { en: 'Gamelan soundbar', id: 'Gamelan soundbar' } })
  await indexProducts(shop.shop.db, [id])
  expect(await found('gamelan')).toEqual([id])
  expect(await found('gamelna')).toEqual([id])
  await runSql(shop, `update products set name = '{"en":"Angklung soundbar"}' where id = $1`, [id])
  await indexProducts(shop.shop.db, [id])
  expect([await found('gamelan soundbar'), await found('angklung')]).toEqual([[id], [id]])
  await runSql(shop, 'delete from products where id = $1', [id])
  expect(await found('angklung')).toEqual([])
})

test('a shop that can be searched already is not read again', async () => {
  await runSql(shop, `update search_keywords set title = 'kept' where title = 'Laras' and language = 'en'`)
  await fillSearchOnce(shop.shop.db)
  const suggested = await suggestKeywords(shop.shop.db, await understood('laras'), {
    language: 'en',
    limit: 9,
  })
  expect(suggested).toContain('kept')
  await rebuildSearch(shop.shop.db)
})

test('a shop from before there was search becomes searchable', async () => {
  await runSql(shop, 'delete from product_titles')
  await fillSearchOnce(shop.shop.db)
  expect(await found('tower')).toEqual([tower.id])
})

test('someone whose language the app does not ship is offered searches in English', async () => {
  const words = await understood('tower')
  const offered = await suggestKeywords(shop.shop.db, words, { language: 'ar', limit: 3 })
  expect(offered).toEqual(await suggestKeywords(shop.shop.db, words, { language: 'en', limit: 3 }))
  expect(offered).toContain('tower speakers')
})

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.string({ unit: fc.constantFrom(...`'"\\:*&|!()<>-% ,.a1é🔊ص`), maxLength: 100 }),
)

test('whatever is typed, searching does not fail', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      const words = await understood(text)
      for (const ids of await findProducts(shop.shop.db, words)) expect(Array.isArray(ids)).toBe(true)
      await suggestKeywords(shop.shop.db, words, { language: 'id', limit: 6 })
    }),
    { numRuns: 60 },
  )
})
