import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { aFullOrder, type FullOrder } from '../../testing/a-full-order.ts'
import { aStockedShop, type StockedShop } from '../../testing/a-stocked-shop.ts'
import { storyOf } from '../../testing/an-order.ts'
import { complain, day, deeds } from '../../testing/order-deeds.ts'
import { runSql } from '../../testing/run-sql.ts'
import { orderAt, take } from '../../testing/walk-an-order.ts'
import { checkBooks } from '../checkout/checkout.ts'
import { lockOrder, updateOrder } from '../orders/orders.ts'
import { autoFinish, remindToFinish } from './fulfilment.ts'

let shop: StockedShop
beforeEach(async () => {
  shop ??= await aStockedShop({ ownDatabase: true })
})
afterEach(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  // What one test has delivered is nothing to the next.
  await runSql(
    shop,
    'update orders set delivered_at = null, status = 4 where status = 5 and finished_at is null',
  )
})
afterAll(() => shop.close())

const hour = 60 * 60_000
const finish = () => autoFinish(shop.shop.db, shop.around)
const remind = () => remindToFinish(shop.shop.db, shop.around)
const story = async (order: FullOrder) =>
  (await storyOf(shop, order.placed)).filter((kind) => kind === 'reminded' || kind === 'finish')
const mailsTo = async ({ email }: FullOrder) =>
  (await runSql(shop, 'select uuid from mail_messages where recipient = $1', [email])).length
const holdUntil = (order: FullOrder, finishHeldUntil: Date) =>
  shop.shop.db.transaction(async (tx) => {
    await lockOrder(tx, order.id)
    await updateOrder(tx, order.id, { finishHeldUntil })
  })
/** A complaint is decided: nothing of it is open any more. */
async function endComplaint(order: FullOrder): Promise<void> {
  await runSql(shop, "update complaints set status = 'rejected' where order_id = $1", [order.id])
  await shop.shop.db.transaction(async (tx) => {
    const { openComplaints } = await lockOrder(tx, order.id)
    await updateOrder(tx, order.id, { openComplaints: openComplaints - 1 })
  })
}

test('an order finishes seven days after it was delivered, and not an hour before', async () => {
  const order = await orderAt(shop, 'delivered')
  shop.clock.moveOn(6 * day + 23 * hour)
  expect(await finish()).toBe(0)
  expect(await story(order)).toEqual([])
  shop.clock.moveOn(hour)
  const before = await mailsTo(order)
  expect(await finish()).toBe(1)
  expect(await story(order)).toEqual(['finish'])
  expect(await order.read()).toMatchObject({ finishedAt: shop.clock.now(), finishedBy: 'system' })
  expect(await mailsTo(order)).toBe(before + 1)
  expect(await finish()).toBe(0)
  expect(await story(order)).toEqual(['finish'])
})

test('an open complaint holds it, and what was rejected holds it until it can no longer be appealed', async () => {
  const order = await orderAt(shop, 'delivered')
  await complain(shop, order)
  shop.clock.moveOn(20 * day)
  expect(await finish()).toBe(0)
  await endComplaint(order)
  await holdUntil(order, new Date(shop.clock.now().getTime() + 3 * day))
  expect(await finish()).toBe(0)
  shop.clock.moveOn(3 * day - 1)
  expect(await finish()).toBe(0)
  shop.clock.moveOn(1)
  expect(await finish()).toBe(1)
  expect(await story(order)).toEqual(['finish'])
})

test('a refund that is asked for or promised holds it; one that was rejected does not', async () => {
  const order = await orderAt(shop, 'delivered, for cash')
  await take(shop, order, 'ask_for_one')
  shop.clock.moveOn(20 * day)
  expect(await finish()).toBe(0)
  await take(shop, order, 'approve')
  expect(await finish()).toBe(0)
  await take(shop, order, 'sent')
  const other = await orderAt(shop, 'delivered, money asked back')
  shop.clock.moveOn(20 * day)
  expect(await finish()).toBe(1)
  expect((await order.read()).finishedBy).toBe('system')
  await take(shop, other, 'reject')
  expect(await finish()).toBe(1)
  expect((await other.read()).finishedBy).toBe('system')
})

test('an order whose money was all given back never finishes', async () => {
  const order = await orderAt(shop, 'delivered for cash, all given back')
  shop.clock.moveOn(400 * day)
  expect(await finish()).toBe(0)
  expect((await order.read()).finishedAt).toBeNull()
})

test('its owner is reminded once, five days after it was delivered', async () => {
  const order = await orderAt(shop, 'delivered')
  const before = await mailsTo(order)
  shop.clock.moveOn(5 * day - 1)
  expect(await remind()).toBe(0)
  shop.clock.moveOn(1)
  expect(await remind()).toBe(1)
  expect(await remind()).toBe(0)
  shop.clock.moveOn(day)
  expect(await remind()).toBe(0)
  expect(await mailsTo(order)).toBe(before + 1)
  expect(await story(order)).toEqual(['reminded'])
  expect((await order.read()).remindedAt).toEqual(new Date(shop.clock.now().getTime() - day))
})

test('nobody is reminded of an order that is finished, held open, given back or about to finish', async () => {
  const finished = await orderAt(shop, 'finished')
  const complained = await orderAt(shop, 'delivered, with a complaint')
  const asked = await orderAt(shop, 'delivered, money asked back')
  const refunded = await orderAt(shop, 'delivered for cash, all given back')
  shop.clock.moveOn(6 * day)
  expect(await remind()).toBe(0)
  for (const order of [finished, complained, asked, refunded])
    expect((await order.read()).remindedAt).toBeNull()
  const late = await orderAt(shop, 'delivered')
  shop.clock.moveOn(7 * day)
  expect(await remind()).toBe(0)
  expect(await finish()).toBe(1)
  expect(await story(late)).toEqual(['finish'])
})

test('of an order that waits for an appeal its owner is reminded two days before it finishes', async () => {
  const order = await orderAt(shop, 'delivered')
  await holdUntil(order, new Date(shop.clock.now().getTime() + 12 * day))
  shop.clock.moveOn(5 * day)
  expect(await remind()).toBe(0)
  shop.clock.moveOn(5 * day - 1)
  expect(await remind()).toBe(0)
  shop.clock.moveOn(1)
  expect(await remind()).toBe(1)
  expect(await finish()).toBe(0)
  shop.clock.moveOn(2 * day)
  expect(await finish()).toBe(1)
  expect(await story(order)).toEqual(['reminded', 'finish'])
})

test('several processes and its owner at once remind once and finish once', async () => {
  const orders = [await orderAt(shop, 'delivered'), await orderAt(shop, 'delivered, for cash')]
  shop.clock.moveOn(5 * day)
  await Promise.all([remind(), remind(), remind()])
  shop.clock.moveOn(2 * day)
  const byOwner = orders.map((order) => deeds.finish(shop, order))
  await Promise.all([finish(), ...byOwner, finish(), finish()])
  for (const order of orders) expect(await story(order)).toEqual(['reminded', 'finish'])
})

test('one broken order does not keep the others from finishing', async () => {
  const broken = await orderAt(shop, 'delivered')
  const fine = await orderAt(shop, 'delivered')
  // Its letter cannot be written: it has lost its payment.
  const payments = await runSql(shop, 'select * from payments where order_id = $1', [broken.id])
  expect(payments).toHaveLength(1)
  await runSql(shop, 'update payments set order_id = $2 where order_id = $1', [broken.id, fine.id])
  shop.clock.moveOn(5 * day)
  expect(await remind()).toBe(1)
  shop.clock.moveOn(2 * day)
  expect(await finish()).toBe(1)
  await runSql(shop, 'update payments set order_id = $1 where uuid = $2', [broken.id, broken.payment])
  expect((await broken.read()).finishedAt).toBeNull()
  expect(await story(broken)).toEqual([])
  expect(await story(fine)).toEqual(['reminded', 'finish'])
  expect(shop.logged().filter(({ level }) => Number(level) >= 50)).toHaveLength(2)
})

test('its owner finishes it at once, but not before it was delivered', async () => {
  const order = await aFullOrder(shop, { by: 'customer' })
  for (const step of ['pay', 'hand_over', 'in_transit'] as const) {
    await take(shop, order, step)
    expect(await deeds.finish(shop, order)).toEqual({ refused: 'finish_not_delivered' })
  }
  await take(shop, order, 'deliver')
  await take(shop, order, 'finish')
  expect(await order.read()).toMatchObject({ finishedBy: 'shopper', finishedAt: shop.clock.now() })
})
