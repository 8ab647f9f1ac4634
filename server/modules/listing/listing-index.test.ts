import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aListing } from '../../testing/a-listing.ts'
import { aProduct, someProducts, withdrawProduct, withdrawVariant } from '../../testing/a-product.ts'
import { aStore, shelf } from '../../testing/a-shelf.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import { saveAddOns, saveAttributes } from '../catalogue/catalogue.ts'
import type { ListingQuestion } from './listing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(async () => {
  await clearTables(shop, 'flash_sales', 'products', 'add_ons', 'attributes')
  // Every test begins with lists that have been looked at before.
  await aListing(shop)
})
afterAll(() => shop.close())

const look = (question: Partial<ListingQuestion> = {}) => aListing(shop, question)
const shownIds = async (question: Partial<ListingQuestion> = {}) => (await look(question)).productIds
const change = (text: string, ...values: unknown[]) => runSql(shop, text, values)
const categoryId = async (uuid: string) =>
  Number((await change('select id from categories where uuid = $1', uuid))[0]?.id)
const inCategory = async (uuid: string) =>
  shownIds({ scope: { kind: 'categories', categoryIds: [await categoryId(uuid)] } })

test('a product that is added is in the very next look', async () => {
  expect(await shownIds()).toEqual([])
  const { id } = await aProduct(shop)
  expect(await shownIds()).toEqual([id])
})

test('a product that is withdrawn is gone, and back when it is given back', async () => {
  const [first, second] = await someProducts(shop, 2)
  if (first === undefined || second === undefined) throw new Error('two products were wanted')
  expect(await shownIds()).toEqual([first.id, second.id])
  await withdrawProduct(shop, first)
  expect(await shownIds()).toEqual([second.id])
  await change('update products set is_active = true where id = $1', first.id)
  expect(await shownIds()).toEqual([first.id, second.id])
})

test('a product that is deleted is gone', async () => {
  const [first, ...others] = await someProducts(shop, 3)
  await look()
  await change('delete from products where id = $1', first?.id)
  expect(await shownIds()).toEqual(others.map(({ id }) => id))
})

test('another price is sorted and filtered by at once', async () => {
  const cheap = await aProduct(shop, { defaultPrice: 100 })
  const dear = await aProduct(shop, { defaultPrice: 900 })
  expect(await shownIds({ sort: 'price_low' })).toEqual([cheap.id, dear.id])
  await change('update products set special_price = 50 where id = $1', dear.id)
  expect(await shownIds({ sort: 'price_low' })).toEqual([dear.id, cheap.id])
  expect(await shownIds({ sort: 'discount' })).toEqual([dear.id, cheap.id])
  expect(await shownIds({ priceMax: 60 })).toEqual([dear.id])
  expect((await look()).price).toMatchObject({ lowest: 50, highest: 100 })
})

test('what is sold out leaves the shelf of its store and the filter for stock', async () => {
  const other = await aStore(shop, { slug: 'gema-dua', name: 'Gema Dua' })
  const product = await aProduct(shop, { inventories: [{ stock: new Map([[other, 2]]) }] })
  expect((await look()).facets.get('store')).toMatchObject([{ value: other, count: 1 }])
  expect(await shownIds({ inStock: true, storeIds: [other] })).toEqual([product.id])
  await change('update inventory_stock set on_hand = 0')
  const soldOut = await look()
  expect(soldOut).toMatchObject({ productIds: [product.id], inStock: 0 })
  expect(soldOut.facets.get('store')).toBeUndefined()
  expect(await shownIds({ inStock: true })).toEqual([])
  expect(await shownIds({ storeIds: [other] })).toEqual([])
})

test('what a store has is in its list; what nobody has is in the list of its seller', async () => {
  const other = await aStore(shop, { slug: 'gema-dua', name: 'Gema Dua' })
  const { id } = await aProduct(shop, { inventories: [{ stock: new Map([[other, 2]]) }] })
  const seller = Number((await change('select store_id from products where id = $1', id))[0]?.store_id)
  const ofStore = (storeId: number) => shownIds({ scope: { kind: 'store', storeId } })
  expect([await ofStore(seller), await ofStore(other)]).toEqual([[], [id]])
  expect([...shop.shop.listing.counts.store].filter(([, count]) => count > 0)).toEqual([[other, 1]])
  await change('update inventory_stock set on_hand = 0')
  expect([await ofStore(seller), await ofStore(other)]).toEqual([[id], []])
  expect([...shop.shop.listing.counts.store].filter(([, count]) => count > 0)).toEqual([[seller, 1]])
})

test('a product that moves to another category is found there and no longer here', async () => {
  const { id } = await aProduct(shop)
  expect(await inCategory(shelf.categoryUuid)).toEqual([id])
  const neighbour = await categoryId(shelf.neighbourUuid)
  await change('update products set category_id = $1 where id = $2', neighbour, id)
  expect(await inCategory(shelf.categoryUuid)).toEqual([])
  expect(await inCategory(shelf.neighbourUuid)).toEqual([id])
  expect(shop.shop.listing.counts.category.get(neighbour)).toBe(1)
})

test('when the first variant is withdrawn, the price of the next one counts', async () => {
  const product = await aProduct(shop, {
    inventories: [
      { defaultPrice: 100, attributes: { finish: { en: 'Walnut' } } },
      { defaultPrice: 700, attributes: { finish: { en: 'Oak' } } },
    ],
  })
  expect((await look()).price.lowest).toBe(100)
  const [first] = product.variants
  if (first) await withdrawVariant(shop, first)
  const now = await look()
  expect(now.price.lowest).toBe(700)
  expect(now.facets.get('variant:finish')).toMatchObject([{ value: 'oak', count: 1 }])
})

test('installation, free shipping and ratings are counted from the moment they are given', async () => {
  const product = await aProduct(shop)
  expect(await look()).toMatchObject({ installation: 0, freeShipping: 0, ratings: [0, 0, 0] })
  await saveAddOns(shop.shop.db, [
    {
      uuid: randomUUID(),
      kind: 'installation',
      name: { en: 'Installation' },
      text: { en: 'At home' },
      pricing: 'fixed',
      amount: 100_000,
      regionCodes: [],
    },
  ])
  await change('insert into product_add_ons select $1, id from add_ons', product.id)
  await change('update products set has_free_shipping = true, rating_sum = 9, rating_count = 2')
  expect(await look()).toMatchObject({ installation: 1, freeShipping: 1, ratings: [1, 1, 1] })
  expect(await shownIds({ ratingMin: 4.6 })).toEqual([])
})

test('an attribute becomes a filter when it is made one, and its new values are counted', async () => {
  const impedance = { key: 'impedance_ohm', name: { en: 'Impedance' }, groupKey: 'sound' }
  await saveAttributes(shop.shop.db, [{ ...impedance, kind: 'number' }])
  await aProduct(shop, { spec: new Map([['impedance_ohm', 8]]) })
  expect([...(await look()).facets.keys()]).not.toContainEqual(expect.stringMatching(/^spec:/))
  await change('update attributes set is_filterable = true')
  const [attribute] = await change('select id from attributes')
  const group = `spec:${attribute?.id}`
  expect((await look()).facets.get(group)).toMatchObject([{ number: 8, count: 1 }])
  await change('update product_specs set number = 4')
  expect((await look()).facets.get(group)).toMatchObject([{ number: 4, count: 1 }])
})

test('a name of a finish that is corrected is shown corrected', async () => {
  await aProduct(shop, { inventories: [{ attributes: { finish: { en: 'Ash', id: 'Abuu' } } }] })
  const label = async () => (await look()).facets.get('variant:finish')?.[0]?.label
  expect(await label()).toEqual({ en: 'Ash', id: 'Abuu' })
  await change(`update inventories set attributes = '{"finish":{"en":"Ash","id":"Abu"}}'`)
  expect(await label()).toEqual({ en: 'Ash', id: 'Abu' })
})

test('what was undone before it was saved was never seen', async () => {
  const { id } = await aProduct(shop)
  await shop.database.session(async (run) => {
    await run('begin')
    await run('update products set is_active = false')
    await run('rollback')
  })
  expect(await shownIds()).toEqual([id])
})
