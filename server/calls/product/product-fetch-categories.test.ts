import { productFetchCategories } from '@gema/contract/calls/product.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { aProduct, someProducts, withdrawProduct } from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { shelf } from '../../testing/a-shelf.ts'
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

const fetchAll = async (input: { per_category?: number } = {}, language = 'en') =>
  answered(await shop.askAs({ language })('productFetchCategories', input))

test('each main category shows the most popular of all its sub-categories first, and counts the rest', async () => {
  const second = await aProduct(shop, { popularity: 60 })
  const first = await aProduct(shop, { popularity: 80, categoryUuid: shelf.neighbourUuid })
  await aProduct(shop, { popularity: 10 })
  await withdrawProduct(shop, await aProduct(shop, { popularity: 99 }))
  const data = await fetchAll({ per_category: 2 }, 'id')
  expect(data.categories).toMatchObject([
    {
      name: 'Bioskop rumah',
      slug: 'bioskop-rumah',
      product_count: 3,
      products: [first, second].map(({ id }) => ({ id })),
    },
  ])
  expect(productFetchCategories.data.safeParse(data).error).toBeUndefined()
})

test('a category without products is there and empty', async () => {
  await withdrawProduct(shop, await aProduct(shop))
  expect((await fetchAll()).categories).toMatchObject([
    { slug: 'home-theater', product_count: 0, products: [] },
  ])
})

test('a flash price shows here too', async () => {
  const product = await aProduct(shop)
  await aFlashSale(shop, [{ id: product.variants[0]?.id ?? 0, price: 700_000 }])
  expect((await fetchAll()).categories[0]?.products[0]?.current_price).toBe(700_000)
})

test.each(['per_category=0', 'per_category=13', 'per_category=abc', 'per_category=-1'])(
  '%s is told to be wrong',
  async (query) => {
    const answer = await sendRaw(shop, `product/fetch-categories?${query}`)
    expect(answer).toMatchObject({ status: 200, envelope: { meta: { code: 201 } } })
  },
)

test('thirty products cost no more questions than three', async () => {
  await someProducts(shop, 3)
  const few = await queriesOf(shop, () => fetchAll({ per_category: 12 }))
  await someProducts(shop, 30)
  expect((await queriesOf(shop, () => fetchAll({ per_category: 12 }))).length).toBe(few.length)
})
