import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveBundles } from '../../modules/catalogue/catalogue.ts'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { type AProduct, aProduct, someProducts, withdrawProduct } from '../../testing/a-product.ts'
import { shelf } from '../../testing/a-shelf.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(() => clearTables(shop, 'bundles', 'flash_sales', 'products'))
afterAll(() => shop.close())

const find = async ({ uuid }: AProduct) => answered(await shop.askAs()('productFind', { id: uuid }))
const uuids = (cards: { uuid: string }[]) => cards.map(({ uuid }) => uuid)

test('recommended are things like it: in stock first, then nearest in price, never itself', async () => {
  const looked = await aProduct(shop, { defaultPrice: 1_000_000 })
  const soldOut = await aProduct(shop, { defaultPrice: 1_000_000, stock: 0 })
  const far = await aProduct(shop, { defaultPrice: 3_000_000 })
  const near = await aProduct(shop, { defaultPrice: 900_000 })
  const gone = await aProduct(shop, { defaultPrice: 1_000_000 })
  await withdrawProduct(shop, gone)
  await aProduct(shop, { categoryUuid: shelf.neighbourUuid })
  expect(uuids((await find(looked)).recommended)).toEqual([near.uuid, far.uuid, soldOut.uuid])
})

test('suggested are the others of its bundles, then popular things of the neighbouring sub-categories', async () => {
  const [looked, inBundle, alike] = [await aProduct(shop), await aProduct(shop), await aProduct(shop)]
  const neighbour = (popularity: number) => aProduct(shop, { categoryUuid: shelf.neighbourUuid, popularity })
  const [quiet, loud] = [await neighbour(10), await neighbour(90)]
  await saveBundles(shop.shop.db, [
    {
      uuid: randomUUID(),
      slug: { en: 'set', id: 'set' },
      name: { en: 'Set' },
      text: { en: 'Set' },
      image: null,
      discountPercent: 5,
      items: [looked, inBundle].map(({ variants }) => ({
        inventoryUuid: variants[0]?.uuid ?? '',
        quantity: 1,
      })),
    },
  ])
  const { suggested } = await find(looked)
  expect(uuids(suggested)).toEqual([inBundle.uuid, loud.uuid, quiet.uuid])
  expect(uuids(suggested)).not.toContain(alike.uuid)
})

test('the rows around a product have an end, and show flash prices too', async () => {
  const looked = await aProduct(shop)
  const others = await someProducts(shop, 15, { defaultPrice: 1_000_000 })
  await someProducts(shop, 9, { categoryUuid: shelf.neighbourUuid })
  await aFlashSale(
    shop,
    others.map(({ variants }) => ({ id: variants[0]?.id ?? 0, price: 800_000 })),
  )
  const { recommended, suggested } = await find(looked)
  expect(recommended).toHaveLength(12)
  // At most two of one sub-category, so that a row shows different things.
  expect(suggested).toHaveLength(2)
  expect(new Set(recommended.map((card) => card.current_price))).toEqual(new Set([800_000]))
})

test('a product asks the database the same number of questions, however much stands around it', async () => {
  const looked = await aProduct(shop, { inventories: [{}, {}] })
  const bundleOf = async (parts: AProduct[]) =>
    saveBundles(shop.shop.db, [
      {
        uuid: randomUUID(),
        slug: { en: randomUUID(), id: randomUUID() },
        name: { en: 'Set' },
        text: { en: 'Set' },
        image: null,
        discountPercent: 5,
        items: parts.map(({ variants }) => ({ inventoryUuid: variants[0]?.uuid ?? '', quantity: 1 })),
      },
    ])
  await bundleOf([looked, ...(await someProducts(shop, 3))])
  const few = await queriesOf(shop, () => find(looked))
  await bundleOf([looked, ...(await someProducts(shop, 30))])
  await someProducts(shop, 30, { categoryUuid: shelf.neighbourUuid })
  const many = await queriesOf(shop, () => find(looked))
  expect(many.length).toBe(few.length)
  expect(few.length).toBe(5)
})
