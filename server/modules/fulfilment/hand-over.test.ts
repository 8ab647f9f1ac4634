import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStockedShop, type StockedShop } from '../../testing/a-stocked-shop.ts'
import { booksOfOrder } from '../../testing/order-books.ts'
import { runSql } from '../../testing/run-sql.ts'
import { orderAt } from '../../testing/walk-an-order.ts'
import { handOver } from './fulfilment.ts'
import type { TrackingNumbers } from './send-parcels.ts'

let shop: StockedShop
beforeAll(async () => {
  shop = await aStockedShop()
})
afterAll(() => shop.close())

const handOverWith = (orderId: number, tracking: TrackingNumbers) =>
  handOver(shop.shop.db, shop.around, { orderId, note: '', staffId: shop.staffId, tracking })
const numbersOf = async (orderId: number) =>
  Object.fromEntries(
    (
      await runSql(shop, 'select store_slug, tracking_number from order_parcels where order_id = $1', [
        orderId,
      ])
    ).map(({ store_slug, tracking_number }) => [store_slug, tracking_number]),
  )

test('a parcel without a tracking number is not handed over', async () => {
  const { id } = await orderAt(shop, 'confirmed')
  const before = await booksOfOrder(shop, id)
  const missing: TrackingNumbers[] = [
    { all: undefined, byStore: [] },
    { all: '', byStore: [] },
    { all: undefined, byStore: [{ store: 'gema-uji', number: 'JH-1' }] },
    { all: undefined, byStore: [{ store: 'somewhere', number: 'JH-1' }] },
  ]
  for (const tracking of missing)
    expect(await handOverWith(id, tracking)).toMatchObject({ refused: 'tracking_required' })
  expect(await booksOfOrder(shop, id)).toEqual(before)
})

test('each parcel has its own number, or all have the same', async () => {
  const { id } = await orderAt(shop, 'confirmed')
  const byStore = [
    { store: 'gema-uji', number: 'JH-1' },
    { store: 'gema-kedua', number: 'JH-2' },
  ]
  expect(await handOverWith(id, { all: undefined, byStore })).toMatchObject({ order: { status: 3 } })
  expect(await numbersOf(id)).toEqual({ 'gema-uji': 'JH-1', 'gema-kedua': 'JH-2' })
  const other = await orderAt(shop, 'confirmed')
  await handOverWith(other.id, { all: 'JH-3', byStore: [] })
  expect(await numbersOf(other.id)).toEqual({ 'gema-uji': 'JH-3', 'gema-kedua': 'JH-3' })
})

test('what is fetched from the store needs no number', async () => {
  const { id } = await orderAt(shop, 'confirmed')
  await runSql(shop, "update order_parcels set kind = 'store_pickup' where order_id = $1", [id])
  expect(await handOverWith(id, { all: undefined, byStore: [] })).toMatchObject({ order: { status: 3 } })
  expect(await numbersOf(id)).toEqual({ 'gema-uji': null, 'gema-kedua': null })
})

test('a wrong number is corrected while the parcel is on its way, and the log says so', async () => {
  const { id } = await orderAt(shop, 'on the way')
  await handOverWith(id, { all: 'RIGHT-1', byStore: [] })
  await handOverWith(id, { all: 'RIGHT-1', byStore: [] })
  expect(new Set(Object.values(await numbersOf(id)))).toEqual(new Set(['RIGHT-1']))
  const rows = await runSql(
    shop,
    "select actor from order_events where order_id = $1 and kind = 'tracking_corrected'",
    [id],
  )
  expect(rows).toEqual([{ actor: 'staff' }])
  const late = await orderAt(shop, 'delivered')
  const before = await booksOfOrder(shop, late.id)
  await handOverWith(late.id, { all: 'LATE-1', byStore: [] })
  expect(await booksOfOrder(shop, late.id)).toEqual(before)
})
