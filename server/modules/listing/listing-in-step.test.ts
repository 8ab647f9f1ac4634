import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { aListing } from '../../testing/a-listing.ts'
import { aProduct, someProducts } from '../../testing/a-product.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import { type ListingAnswer, ListingIndex } from './listing.ts'
import type { ListingSort } from './rules/listing-sort.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(() => clearTables(shop, 'flash_sales', 'products', 'product_changes'))
afterAll(() => shop.close())

const hour = 60 * 60 * 1000
const change = (text: string, ...values: unknown[]) => runSql(shop, text, values)
const freshIndex = () => new ListingIndex(shop.shop.db)
const shownIds = async (index: ListingIndex) => (await aListing(shop, {}, index)).productIds

/** An answer without the order in which facets were met. */
const plain = ({ facets, ...answer }: ListingAnswer) => ({
  ...answer,
  facets: [...facets.values()]
    .flat()
    .map(({ group, value, count }) => `${group} ${value}: ${count}`)
    .sort(),
})

const sorts: ListingSort[] = ['relevance', 'price_low', 'price_high', 'newest', 'discount']

test('whatever happens to products, lists that have lived through it are those of a new process', async () => {
  const made = await someProducts(shop, 8, {
    inventories: [{ attributes: { finish: { en: 'Walnut' } } }, { attributes: { finish: { en: 'Oak' } } }],
  })
  const lived = freshIndex()
  const deeds = [
    'update products set is_active = not is_active where id = $1',
    'update products set default_price = 1000000 - default_price + 7 * id where id = $1',
    'update products set popularity = 90 - popularity where id = $1',
    `update products set category_id = (select min(id) + max(id) - category_id from categories
      where parent_id is not null) where id = $1`,
    'update inventories set is_active = not is_active where product_id = $1 and position = 0',
    `update inventory_stock set on_hand = 5 - on_hand
      where inventory_id = (select min(id) from inventories where product_id = $1)`,
  ]
  const deed = fc.record({
    sql: fc.constantFrom(...deeds),
    id: fc.constantFrom(...made.map(({ id }) => id)),
    looks: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 8 }), async (all) => {
      for (const { sql, id, looks } of all) {
        await change(sql, id)
        if (looks) await aListing(shop, { sort: 'price_low' }, lived)
      }
      const fresh = freshIndex()
      for (const sort of sorts) {
        const [old, young] = [await aListing(shop, { sort }, lived), await aListing(shop, { sort }, fresh)]
        expect(plain(old)).toEqual(plain(young))
      }
      expect([...lived.counts.brand].filter(([, count]) => count > 0)).toEqual([...fresh.counts.brand])
    }),
    { numRuns: 10, endOnFailure: true },
  )
})

test('looks that come at the same time all see everything', async () => {
  await someProducts(shop, 5)
  const index = freshIndex()
  const answers = await Promise.all(Array.from({ length: 6 }, () => shownIds(index)))
  expect(answers.map((ids) => ids.length)).toEqual(Array(6).fill(5))
  await aProduct(shop)
  const later = await Promise.all(Array.from({ length: 6 }, () => shownIds(index)))
  expect(later.map((ids) => ids.length)).toEqual(Array(6).fill(6))
})

test('a process that slept while changes were forgotten reads everything anew', async () => {
  const product = await aProduct(shop)
  const index = freshIndex()
  expect(await shownIds(index)).toEqual([product.id])
  await change('update products set is_active = false')
  await change('delete from product_changes')
  shop.clock.moveOn(25 * hour)
  expect(await shownIds(index)).toEqual([])
})

test('after more changes than are worth reading one by one, everything is right as well', async () => {
  const [gone, ...others] = await someProducts(shop, 3)
  const index = freshIndex()
  await shownIds(index)
  await change('delete from products where id = $1', gone?.id)
  await change(`insert into product_changes (product_id, changed_in)
    select 1000000 + n, pg_current_xact_id()::text::bigint from generate_series(1, 6000) as n`)
  expect(await shownIds(index)).toEqual(others.map(({ id }) => id))
})

test('a look that the database refuses leaves nothing half done', async () => {
  await someProducts(shop, 2)
  const index = freshIndex()
  await change('alter table product_changes rename to product_changes_away')
  await expect(shownIds(index)).rejects.toThrow()
  await change('alter table product_changes_away rename to product_changes')
  expect(await shownIds(index)).toHaveLength(2)
})

// Two transactions at once need two connections, which the embedded database does not have.
test.each([inject('serverUrl')].filter((url) => url !== undefined))(
  'what an earlier transaction saves after a later one is not missed',
  async () => {
    const [first, second] = await someProducts(shop, 2)
    const index = freshIndex()
    await shownIds(index)
    const withdraw = 'update products set is_active = false where id = $1'
    await shop.database.session(async (early) => {
      await early('begin')
      await early(withdraw, [first?.id])
      await shop.database.session(async (late) => {
        await late('begin')
        await late(withdraw, [second?.id])
        await late('commit')
      })
      expect(await shownIds(index)).toEqual([first?.id])
      // Another change after it, so that a careless reader would go on from here.
      await change('update products set popularity = 1 where id = $1', second?.id)
      expect(await shownIds(index)).toEqual([first?.id])
      await early('commit')
    })
    expect(await shownIds(index)).toEqual([])
  },
)

test.each([inject('serverUrl')].filter((url) => url !== undefined))(
  'a product that is saved while everything is read for the first time is not missed',
  async () => {
    await someProducts(shop, 2)
    const index = freshIndex()
    await shop.database.session(async (open) => {
      await open('begin')
      await open('update products set is_active = false')
      // A later transaction that is over already, so that a careless reader would go on from here.
      await change('select pg_current_xact_id()')
      expect(await shownIds(index)).toHaveLength(2)
      await open('commit')
    })
    expect(await shownIds(index)).toEqual([])
  },
)
