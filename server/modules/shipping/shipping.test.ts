import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queriesOf } from '../../testing/count-queries.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import { deliveriesFor, saveShippingServices } from './shipping.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await saveShippingServices(
    shop.shop.db,
    ['Cargo', 'Regular'].map((name) => ({
      uuid: randomUUID(),
      kind: 'courier' as const,
      courier: 'Kilat',
      name: { en: name },
      volumetricDivisor: 6000,
      minimumGrams: name === 'Cargo' ? 10_000 : 1_000,
      allowsCod: false,
      insuranceBasisPoints: 0,
      rates: [
        {
          regionCode: '31',
          fromGrams: 0,
          toGrams: name === 'Cargo' ? 90_000 : 30_000,
          base: 0,
          perKilogram: 1_000,
          daysFrom: 1,
          daysTo: 2,
        },
      ],
    })),
  )
})
afterAll(() => shop.close())

const weighing = (grams: number) => ({
  grams,
  cubicCentimetres: 0,
  value: 0,
  isFromOwnStore: true,
  isFree: false,
})
const ways = (regionCode: string, ...grams: number[]) =>
  deliveriesFor(shop.shop.db, { regionCode, parcels: grams.map(weighing) })

test('each parcel has its own ways, in the order of the shop', async () => {
  const answer = await ways('31.74.06.1001', 2_000, 40_000, 100_000)
  expect(answer.map((each) => each.map(({ name, price }) => [name.en, price]))).toEqual([
    [
      ['Cargo', 10_000],
      ['Regular', 2_000],
    ],
    [['Cargo', 40_000]],
    [],
  ])
})

test('a place that no service goes to has no way, and no parcels have no ways', async () => {
  expect(await ways('91.71', 2_000, 3_000)).toEqual([[], []])
  expect(await ways('31.74')).toEqual([])
})

test('many parcels cost one query', async () => {
  expect(await queriesOf(shop, () => ways('31.74', 1_000, 2_000, 3_000))).toHaveLength(1)
})
