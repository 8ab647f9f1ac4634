import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { aListing } from '../../testing/a-listing.ts'
import { type AProduct, aProduct, withdrawVariant } from '../../testing/a-product.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import type { ListingQuestion } from './listing.ts'

let shop: TestShop
let usual: AProduct
let onSale: AProduct
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(async () => {
  await clearTables(shop, 'flash_sales', 'products')
  usual = await aProduct(shop, { defaultPrice: 500 })
  onSale = await aProduct(shop, { defaultPrice: 900, inventories: [{}, { defaultPrice: 950 }] })
})
afterAll(() => shop.close())

const minute = 60_000
const variantId = () => onSale.variants[0]?.id ?? 0
const shownIds = async (question: Partial<ListingQuestion>) => (await aListing(shop, question)).productIds
const cheapestFirst = () => shownIds({ sort: 'price_low' })
const dearLast = () => [usual.id, onSale.id]
const flashFirst = () => [onSale.id, usual.id]

test('a flash price enters sorting, filter and bars with its first minute and leaves with its last', async () => {
  await aFlashSale(shop, [{ id: variantId(), price: 300 }], { startsIn: 10, endsIn: 20 })
  expect(await cheapestFirst()).toEqual(dearLast())
  shop.clock.moveOn(10 * minute)
  expect(await cheapestFirst()).toEqual(flashFirst())
  expect(await shownIds({ sort: 'discount' })).toEqual(flashFirst())
  expect(await shownIds({ priceMax: 400 })).toEqual([onSale.id])
  expect((await aListing(shop)).price).toMatchObject({ lowest: 300, highest: 500 })
  shop.clock.moveOn(10 * minute)
  expect(await cheapestFirst()).toEqual(dearLast())
  expect(await shownIds({ priceMax: 400 })).toEqual([])
  expect((await aListing(shop)).price).toMatchObject({ lowest: 500, highest: 900 })
})

test('when the last unit of a flash sale is sold, the usual price is back', async () => {
  await aFlashSale(shop, [{ id: variantId(), price: 300, quota: 5, sold: 4 }])
  expect(await cheapestFirst()).toEqual(flashFirst())
  await runSql(shop, 'update flash_sale_items set sold = quota')
  expect(await cheapestFirst()).toEqual(dearLast())
  expect(await shownIds({ priceMin: 900 })).toEqual([onSale.id])
})

test('a product that is changed during its sale keeps the flash price', async () => {
  await aFlashSale(shop, [{ id: variantId(), price: 300 }])
  await cheapestFirst()
  await runSql(shop, 'update products set default_price = 1200 where id = $1', [onSale.id])
  expect(await cheapestFirst()).toEqual(flashFirst())
  await runSql(shop, 'delete from flash_sales')
  expect(await shownIds({ priceMin: 1200 })).toEqual([onSale.id])
})

test('a flash price of a variant that is not shown leaves the product where it is', async () => {
  await aFlashSale(shop, [{ id: onSale.variants[1]?.id ?? 0, price: 300 }])
  expect(await cheapestFirst()).toEqual(dearLast())
  const [first] = onSale.variants
  if (first) await withdrawVariant(shop, first)
  expect(await cheapestFirst()).toEqual(flashFirst())
})

test('a product that is deleted during its sale gives its flash price to no other', async () => {
  await aFlashSale(shop, [{ id: variantId(), price: 300 }])
  const third = await aProduct(shop, { defaultPrice: 700 })
  await cheapestFirst()
  await runSql(shop, 'delete from products where id = $1', [onSale.id])
  expect(await cheapestFirst()).toEqual([usual.id, third.id])
  expect((await aListing(shop)).price).toMatchObject({ lowest: 500, highest: 700 })
})
