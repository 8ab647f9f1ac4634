import { afterAll, beforeAll, expect, test } from 'vitest'
import { readyForOrders } from '../../testing/a-checkout.ts'
import { aComplaint, aSentOrder } from '../../testing/a-complaint.ts'
import { aSignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { answered } from '../../testing/answered.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

const day = 24 * 60 * 60_000

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await readyForOrders(shop)
})
afterAll(() => shop.close())

test('of an order is told what can still be complained about, and where the rest stands', async () => {
  const order = await aSentOrder(shop, { products: 2 })
  const delivered = shop.clock.now()
  const find = async (language = 'en') =>
    answered(await order.guest.askIn(language)('complaintFind', { order: order.id }))
  expect(await find()).toMatchObject({
    complaints: [],
    filing: {
      order: { id: order.id, number: order.number, delivered_at: delivered.toISOString() },
      is_allowed: true,
      reason: null,
      until: new Date(delivered.getTime() + 7 * day).toISOString(),
      types: ['shipping_problem', 'item_damaged', 'item_not_match', 'missing_item', 'other'],
      lines: [
        { most: 2, reason: null, complaint: null, original_quantity: 2, unit_price: 500_000 },
        { most: 2, reason: null, complaint: null },
      ],
    },
  })
  const [first, second] = order.lines.map(({ id }) => id)
  const one = await aComplaint(order, { items: [{ line: first, quantity: 1 }] })
  const two = await aComplaint(order, {
    items: [{ line: first, quantity: 1 }],
    description: 'The other one, too.',
  })
  const found = await find()
  expect(found.complaints.map(({ number }) => number)).toEqual([two.number, one.number])
  expect(found.filing.lines).toMatchObject([
    {
      most: 0,
      reason: `Already in complaint ${two.number}, which is still open.`,
      complaint: { id: two.id, number: two.number },
    },
    { most: 2, reason: null },
  ])
  await aComplaint(order, { items: [{ line: second, quantity: 2 }], description: 'And all of these.' })
  await runSql(shop, "update complaints set status = 'resolved', decided_at = now() where uuid in ($1, $2)", [
    one.id,
    two.id,
  ])
  const { filing } = await find('id')
  expect(filing).toMatchObject({
    is_allowed: false,
    reason: 'Semua barang pesanan ini sudah ada dalam komplain.',
    types: [],
    lines: [{ reason: `Sudah diselesaikan lewat komplain ${two.number}.` }, { most: 0 }],
  })
})

test('an order on its way can only have a problem of the shipping, and one in the shop none', async () => {
  const [sent, waiting] = [await aSentOrder(shop, { status: 3 }), await aSentOrder(shop, { status: 2 })]
  expect(answered(await sent.guest.ask('complaintFind', { order: sent.id })).filing).toMatchObject({
    is_allowed: true,
    until: null,
    types: ['shipping_problem'],
  })
  expect(answered(await waiting.guest.ask('complaintFind', { order: waiting.id })).filing).toMatchObject({
    is_allowed: false,
    reason: 'You can complain once the parcel is with the courier.',
    types: [],
  })
})

test('a customer has all complaints about orders of their own, the newest first, page by page', async () => {
  const customer = await aSignedInCustomer(shop)
  const order = await aSentOrder(shop, { quantity: 3 })
  const filed = []
  for (const description of ['First', 'Second', 'Third']) filed.push(await aComplaint(order, { description }))
  await runSql(shop, 'update orders set customer_id = $1 where uuid = $2', [customer.id, order.id])
  const [first, second, third] = filed
  answered(await customer.ask('complaintUpdateStatus', { id: second?.id ?? '', action: 'cancel' }))
  const page = answered(await customer.ask('complaintFetch', { per_page: 2 }))
  expect(page).toMatchObject({ total: 3, last_page: 2, current_page: 1 })
  expect(page.data.map(({ id }) => id)).toEqual([third?.id, second?.id])
  expect(page.data[0]).toMatchObject({ order: { number: order.number }, items: [{ quantity: 1 }] })
  const rest = answered(await customer.ask('complaintFetch', { per_page: 2, page: 2 }))
  expect(rest.data.map(({ id }) => id)).toEqual([first?.id])
  const cancelled = answered(await customer.ask('complaintFetch', { status: 'cancelled' }))
  expect(cancelled.data.map(({ id }) => id)).toEqual([second?.id])
  expect(cancelled.total).toBe(1)
})
