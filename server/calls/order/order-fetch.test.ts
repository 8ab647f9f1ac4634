import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomersOrder } from '../../testing/a-customers-order.ts'
import { aGuest } from '../../testing/a-guest.ts'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { aSignedInCustomer, type SignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { anOrder } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { moveOrder } from '../../testing/move-order.ts'

let shop: PayingShop
let dewi: SignedInCustomer
let numbers: string[]
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
  dewi = await aSignedInCustomer(shop)
  const placed = []
  for (const name of ['Bumi 12', 'Ohmura RX_980', 'Merdu W2', 'Larik Slat']) {
    placed.push(await aCustomersOrder(shop, dewi, { name }))
    shop.clock.moveOn(60_000)
  }
  const [waiting, confirmed, delivered, cancelled] = placed
  if (!waiting || !confirmed || !delivered || !cancelled) throw new Error('an order is missing')
  await moveOrder(shop, confirmed, 'confirmed')
  await moveOrder(shop, delivered, 'delivered')
  answered(await dewi.ask('orderUpdateStatus', { order: cancelled.id, action: 'cancel' }))
  numbers = placed.map(({ number }) => number)
})
afterAll(() => shop.close())

const numbersIn = async (input: Parameters<SignedInCustomer['ask']>[1]) =>
  answered(await dewi.ask('orderFetch', input as object)).result.data.map(({ number }) => number)

test('the newest order comes first, with what is next for it', async () => {
  const { result, counts } = answered(await dewi.ask('orderFetch', {}))
  expect(result.data.map(({ number }) => number)).toEqual(numbers.toReversed())
  expect(result).toMatchObject({ current_page: 1, last_page: 1, total: 4 })
  expect(counts).toEqual({
    ...{ all: 4, unpaid: 1, processing: 1, sent: 0, delivered: 1, finished: 0, cancelled: 1 },
  })
  expect(result.data[1]).toMatchObject({
    status: 5,
    payment_status: 1,
    finishes_at: expect.any(String),
    lines: [{ name: 'Merdu W2', quantity: 1 }],
    actions: { finish: { is_allowed: true }, complain: { is_allowed: true } },
  })
})

test.each([
  ['unpaid', 0],
  ['processing', 1],
  ['delivered', 2],
  ['cancelled', 3],
] as const)('the tab %s holds its own orders', async (tab, place) => {
  expect(await numbersIn({ tab })).toEqual([numbers[place]])
})

test('orders are found by their number and by what is in them, and signs are letters', async () => {
  expect(await numbersIn({ q: numbers[0] })).toEqual([numbers[0]])
  expect(await numbersIn({ q: 'merdu' })).toEqual([numbers[2]])
  expect(await numbersIn({ q: 'RX_980' })).toEqual([numbers[1]])
  expect(await numbersIn({ q: 'RX%980' })).toEqual([])
  expect(await numbersIn({ q: '_' })).toEqual([numbers[1]])
  expect(await numbersIn({ q: "' or 1=1 --" })).toEqual([])
})

test('a page holds as many as were asked for, and there is always a first one', async () => {
  const second = answered(await dewi.ask('orderFetch', { page: 2, per_page: 3 })).result
  expect(second).toMatchObject({ current_page: 2, last_page: 2, per_page: 3, total: 4 })
  expect(second.data.map(({ number }) => number)).toEqual([numbers[0]])
  expect(answered(await dewi.ask('orderFetch', { tab: 'finished' })).result).toMatchObject({
    ...{ data: [], current_page: 1, last_page: 1, total: 0 },
  })
})

test('nobody lists the orders of somebody else, and a guest only those of their own browser', async () => {
  const other = await aSignedInCustomer(shop)
  expect(answered(await other.ask('orderFetch', {})).counts.all).toBe(0)
  expect(answered(await aGuest(shop).ask('orderFetch', {})).result.total).toBe(0)
  const { guest, placed } = await anOrder(shop)
  expect(answered(await guest.ask('orderFetch', {})).result.data.map(({ id }) => id)).toEqual([placed.id])
  expect(await shop.askAs()('orderFetch', {})).toMatchObject({ ok: false, code: 401 })
})

test('a longer list asks the database no more often', async () => {
  const few = await queriesOf(shop, () => dewi.ask('orderFetch', { per_page: 1 }))
  const many = await queriesOf(shop, () => dewi.ask('orderFetch', { per_page: 60 }))
  expect(many).toHaveLength(few.length)
})
