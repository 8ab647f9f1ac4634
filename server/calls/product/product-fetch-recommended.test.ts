import { productFetchRecommended } from '@gema/contract/calls/product.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { aProduct, someProducts, withdrawProduct } from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(() => clearTables(shop, 'flash_sales', 'products'))
afterAll(() => shop.close())

const minute = 60_000
const fetchData = async (input: { page?: number; per_page?: number } = {}) =>
  answered(await shop.askAs()('productFetchRecommended', input))
const fetchPage = async (input: { page?: number; per_page?: number } = {}) => (await fetchData(input)).result

test('a shop without products has one empty page', async () => {
  expect(await fetchPage()).toEqual({ data: [], current_page: 1, last_page: 1, per_page: 24, total: 0 })
})

test('the most popular come first and no product is on two pages', async () => {
  const made = []
  for (const popularity of [10, 90, 50, 50, 70]) made.push(await aProduct(shop, { popularity }))
  const [least, best, third, fourth, second] = made.map(({ uuid }) => uuid)
  const pages = [await fetchPage({ per_page: 2 }), await fetchPage({ per_page: 2, page: 2 })]
  const last = await fetchPage({ per_page: 2, page: 3 })
  expect([...pages, last].flatMap(({ data }) => data.map(({ uuid }) => uuid))).toEqual([
    best,
    second,
    third,
    fourth,
    least,
  ])
  expect(last).toMatchObject({ current_page: 3, last_page: 3, total: 5 })
  expect(productFetchRecommended.data.safeParse(await fetchData()).error).toBeUndefined()
})

test('beyond the last page there is nothing, and withdrawn products are not counted', async () => {
  const [gone] = await someProducts(shop, 3)
  if (gone) await withdrawProduct(shop, gone)
  expect(await fetchPage({ per_page: 2 })).toMatchObject({ total: 2, last_page: 1 })
  expect(await fetchPage({ page: 10_000 })).toMatchObject({ data: [], total: 2, last_page: 1 })
  expect((await fetchPage()).data.map(({ uuid }) => uuid)).not.toContain(gone?.uuid)
})

test('a flash price shows here too, and is gone when its window ends', async () => {
  const product = await aProduct(shop, { specialPrice: 900_000 })
  await aFlashSale(shop, [{ id: product.variants[0]?.id ?? 0, price: 700_000 }], { endsIn: 1 })
  expect((await fetchPage()).data[0]).toMatchObject({ current_price: 700_000, flash: { sold: 0 } })
  shop.clock.moveOn(minute)
  expect((await fetchPage()).data[0]).toMatchObject({ current_price: 900_000, flash: null })
})

test.each(['page=-1', 'page=0', 'page=1.5', 'per_page=10000', 'per_page=', 'page=99999999999999999999'])(
  '%s is told to be wrong',
  async (query) => {
    const answer = await sendRaw(shop, `product/fetch-recommended?${query}`)
    expect(answer).toMatchObject({ status: 200, envelope: { meta: { code: 201 } } })
  },
)

test('thirty products cost no more questions than three', async () => {
  await someProducts(shop, 3)
  const few = await queriesOf(shop, () => fetchPage({ per_page: 60 }))
  await someProducts(shop, 30)
  const many = await queriesOf(shop, () => fetchPage({ per_page: 60 }))
  expect(many.length).toBe(few.length)
})
