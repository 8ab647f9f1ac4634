import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../testing/a-product.ts'
import { answered } from '../../testing/answered.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import { copyProducts } from './grow-catalogue.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
afterAll(() => shop.close())

test('a copy is a product like any other: it is listed, and its page opens', async () => {
  const original = await aProduct(shop, { inventories: [{}, {}] })
  expect(await copyProducts(shop.shop.db, { from: 1, to: 2 })).toBe(2)
  const { result } = answered(await shop.askAs()('productFetchRecommended', {}))
  const copies = result.data.filter(({ uuid }) => uuid !== original.uuid)
  expect(copies).toHaveLength(2)
  for (const { uuid } of copies) {
    const { product } = answered(await shop.askAs()('productFind', { id: uuid }))
    expect(product.inventories).toHaveLength(2)
  }
})

test('copies that are there already are not made again, and none is made of a copy', async () => {
  expect(await copyProducts(shop.shop.db, { from: 1, to: 3 })).toBe(1)
})
