import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveShippingServices } from '../../modules/shipping/shipping.ts'
import { aProduct } from '../../testing/a-product.ts'
import { aStore } from '../../testing/a-shelf.ts'
import { answered } from '../../testing/answered.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const find = async (id: string) => answered(await shop.askAs()('productFind', { id }))

test('stock is told by store, and a store that keeps none of it is not among them', async () => {
  const south = await aStore(shop, { slug: 'south', name: 'South' })
  const partner = await aStore(shop, { slug: 'partner', name: 'Partner', kind: 'partner' })
  await aStore(shop, { slug: 'other-partner', name: 'Other partner', kind: 'partner' })
  const { uuid } = await aProduct(shop, {
    storeId: partner,
    inventories: [{ stock: new Map([[south, 2]]) }, { stock: new Map([[partner, 0]]) }],
  })
  const { product, stock } = await find(uuid)
  expect(product.inventories.map((variant) => [variant.stock, variant.stock_by_store])).toEqual([
    [2, [{ slug: 'south', stock: 2 }]],
    [0, [{ slug: 'partner', stock: 0 }]],
  ])
  expect(stock).toBe(2)
  expect(product.store).toMatchObject({ slug: 'partner', is_own: false })
  const slugs = product.stores.map((store) => store.slug)
  expect(slugs).toEqual(expect.arrayContaining(['south', 'partner']))
  expect(slugs).not.toContain('other-partner')
})

test('the quickest way to the door is told, and none where nothing goes that heavy', async () => {
  const service = (name: string, days: [number, number], toGrams: number) => ({
    uuid: randomUUID(),
    kind: 'courier' as const,
    courier: 'Kilat',
    name: { en: name },
    volumetricDivisor: 6000,
    minimumGrams: 1000,
    allowsCod: false,
    insuranceBasisPoints: 0,
    rates: [
      {
        regionCode: '31',
        fromGrams: 0,
        toGrams,
        base: 0,
        perKilogram: 9_000,
        daysFrom: days[0],
        daysTo: days[1],
      },
    ],
  })
  await saveShippingServices(shop.shop.db, [
    service('Cargo', [3, 5], 100_000),
    service('Express', [1, 2], 10_000),
    { ...service('Pick-up', [0, 0], 900_000), kind: 'store_pickup' },
  ])
  const deliveryOf = async (packedGrams: number) =>
    (await find((await aProduct(shop, { packedGrams })).uuid)).product.delivery
  expect(await deliveryOf(5_000)).toEqual({
    service: 'Kilat Express',
    city: 'Jakarta Selatan',
    days_min: 1,
    days_max: 2,
    free_above: null,
  })
  expect(await deliveryOf(20_000)).toMatchObject({ service: 'Kilat Cargo', days_max: 5 })
  expect(await deliveryOf(200_000)).toBeNull()
})
