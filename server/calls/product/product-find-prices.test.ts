import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveBundles } from '../../modules/catalogue/catalogue.ts'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { type AProduct, aProduct, withdrawProduct } from '../../testing/a-product.ts'
import { answered } from '../../testing/answered.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const minute = 60_000
const find = async ({ uuid }: AProduct) => answered(await shop.askAs()('productFind', { id: uuid }))
const firstVariant = async (product: AProduct) => (await find(product)).product.inventories[0]
const variantId = ({ variants }: AProduct): number => variants[0]?.id ?? 0

test('the flash price begins with its window and goes away with it, by itself', async () => {
  const product = await aProduct(shop, { defaultPrice: 1_000_000, specialPrice: 900_000 })
  await aFlashSale(shop, [{ id: variantId(product), price: 700_000, quota: 8, sold: 3 }], {
    startsIn: 10,
    endsIn: 20,
  })
  expect(await firstVariant(product)).toMatchObject({ price: 900_000, flash: null })
  shop.clock.moveOn(10 * minute)
  const during = await find(product)
  const ends = new Date(shop.clock.now().getTime() + 10 * minute).toISOString()
  expect(during.server_time).toBe(shop.clock.now().toISOString())
  expect(during.product.inventories[0]).toMatchObject({
    price: 700_000,
    pricing: { selling: 1_000_000, offered: 900_000, price: 700_000, discount_percent: 30, end_time: ends },
    flash: { quota: 8, sold: 3, per_customer: 2 },
  })
  shop.clock.moveOn(10 * minute - 1)
  expect(await firstVariant(product)).toMatchObject({ price: 700_000 })
  shop.clock.moveOn(1)
  expect(await firstVariant(product)).toMatchObject({
    price: 900_000,
    pricing: { end_time: null, discount_percent: 10 },
    flash: null,
  })
})

test('a quota that is used up gives the usual price back before the window ends', async () => {
  const product = await aProduct(shop)
  await aFlashSale(shop, [{ id: variantId(product), price: 500_000, quota: 2, sold: 2 }])
  expect(await firstVariant(product)).toMatchObject({
    price: 1_000_000,
    pricing: { end_time: null, discount_percent: 0 },
    flash: { quota: 2, sold: 2 },
  })
})

test('of two sales that run at once, the one with units left counts, and the lower price', async () => {
  const product = await aProduct(shop)
  const id = variantId(product)
  await aFlashSale(shop, [{ id, price: 600_000 }])
  await aFlashSale(shop, [{ id, price: 400_000, quota: 1, sold: 1 }])
  expect(await firstVariant(product)).toMatchObject({ price: 600_000 })
  await aFlashSale(shop, [{ id, price: 550_000 }])
  expect(await firstVariant(product)).toMatchObject({ price: 550_000 })
})

test('a variant with a price of its own leaves the special price of the product aside', async () => {
  const product = await aProduct(shop, {
    defaultPrice: 1_000_000,
    specialPrice: 800_000,
    inventories: [{}, { defaultPrice: 1_200_000 }, { defaultPrice: 1_200_000, specialPrice: 1_100_000 }],
  })
  const { inventories } = (await find(product)).product
  expect(inventories.map(({ pricing }) => [pricing.selling, pricing.offered, pricing.price])).toEqual([
    [1_000_000, 800_000, 800_000],
    [1_200_000, null, 1_200_000],
    [1_200_000, 1_100_000, 1_100_000],
  ])
})

const aBundle = (parts: [product: AProduct, quantity: number][], discountPercent: number) =>
  saveBundles(shop.shop.db, [
    {
      uuid: randomUUID(),
      slug: { en: randomUUID(), id: randomUUID() },
      name: { en: 'Better together', id: 'Lebih baik bersama' },
      text: { en: 'Chosen to match.' },
      image: null,
      discountPercent,
      items: parts.map(([{ variants }, quantity]) => ({
        inventoryUuid: variants[0]?.uuid ?? '',
        quantity,
      })),
    },
  ])

test('a bundle costs its parts less the discount, and there are as many as the scarcest part allows', async () => {
  const [tower, cable] = [
    await aProduct(shop, { defaultPrice: 999_999, stock: 7 }),
    await aProduct(shop, {
      defaultPrice: 200_000,
      specialPrice: 150_000,
      stock: 5,
      inventories: [{ attributes: { length: { en: '5 m' } } }],
    }),
  ]
  await aBundle(
    [
      [tower, 1],
      [cable, 2],
    ],
    7,
  )
  const [bundle] = (await find(tower)).product.bundles
  // 999.999 + 2 × 150.000; 7 % of it are 90.999,93.
  expect(bundle).toMatchObject({ selling: 1_299_999, price: 1_209_000, discount_percent: 7, stock: 2 })
  expect(bundle?.items.map(({ quantity, label, card }) => [quantity, label, card.current_price])).toEqual([
    [1, '', 999_999],
    [2, '5 m', 150_000],
  ])
  expect((await find(cable)).product.bundles.map(({ uuid }) => uuid)).toEqual([bundle?.uuid])
  await aFlashSale(shop, [{ id: variantId(cable), price: 100_000 }])
  expect((await find(tower)).product.bundles[0]).toMatchObject({ selling: 1_199_999 })
})

test('a bundle with a part that nobody may buy is not offered', async () => {
  const [tower, cable] = [await aProduct(shop), await aProduct(shop)]
  await aBundle(
    [
      [tower, 1],
      [cable, 1],
    ],
    5,
  )
  expect((await find(tower)).product.bundles).toHaveLength(1)
  await withdrawProduct(shop, cable)
  const data = await find(tower)
  expect(data.product.bundles).toEqual([])
  expect(data.suggested.map(({ uuid }) => uuid)).not.toContain(cable.uuid)
})
