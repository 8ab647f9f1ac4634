import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import type { FullOrder } from '../../testing/a-full-order.ts'
import { aStockedShop, type StockedShop } from '../../testing/a-stocked-shop.ts'
import { storyOf } from '../../testing/an-order.ts'
import { deeds, newestRefund } from '../../testing/order-deeds.ts'
import { orderAt, take } from '../../testing/walk-an-order.ts'
import { checkBooks } from '../checkout/checkout.ts'
import { refundsOfOrders } from '../refunds/refunds.ts'
import { decideRefund } from './fulfilment.ts'

/** A server has eight connections here; the embedded database does one thing after the other. */
const many = inject('serverUrl') === undefined ? 6 : 20

let shop: StockedShop
beforeAll(async () => {
  shop = await aStockedShop({ ownDatabase: true })
})
afterEach(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  expect(shop.logged().filter(({ level }) => Number(level) >= 50)).toEqual([])
})
afterAll(() => shop.close())

const refundOf = async ({ id }: FullOrder) => (await refundsOfOrders(shop.shop.db, [id]))[0]
const kinds = async ({ placed }: FullOrder) =>
  (await storyOf(shop, placed)).filter((kind) => /^(refund|cancel)/.test(kind))
/** The same, so many times at once. */
const atOnce = <Result>(work: () => Promise<Result>): Promise<Result>[] =>
  Array.from({ length: many }, () => work())

test('the staff may approve less where it goes to an account after delivery, and never more', async () => {
  const decideOn = async (order: FullOrder, amount: number) => {
    const uuid = await newestRefund(shop, order)
    const { db } = shop.shop
    return decideRefund(db, shop.around, {
      ...{ uuid, approves: true, amount, reason: 'fair', approver: { staffId: shop.staffId, ceiling: null } },
    })
  }
  const all = async (order: FullOrder) => (await refundOf(order))?.amount ?? 0
  const online = await orderAt(shop, 'delivered, money asked back')
  const early = await orderAt(shop, 'confirmed, by transfer')
  await take(shop, early, 'ask_refund')
  const late = await orderAt(shop, 'delivered, for cash')
  await take(shop, late, 'ask_refund')
  for (const order of [online, early, late])
    expect(await decideOn(order, (await all(order)) + 1)).toMatchObject({ refused: 'refund_amount_wrong' })
  for (const order of [online, early])
    expect(await decideOn(order, (await all(order)) - 1)).toMatchObject({ refused: 'refund_amount_wrong' })
  expect((await early.read()).cancelledAt).toBeNull()
  expect(await decideOn(late, 1_000)).toMatchObject({ status: 'approved', amount: 1_000 })
  await take(shop, late, 'sent')
  expect(await late.read()).toMatchObject({ refunded: 1_000, openRefunds: 0 })
})

test('however often money is asked for at once, one request is made, and everybody is answered with it', async () => {
  const order = await orderAt(shop, 'confirmed')
  const answers = await Promise.all(atOnce(() => deeds.ask_refund(shop, order)))
  const uuids = answers.map((answer) => ('uuid' in answer ? answer.uuid : answer.refused))
  expect(new Set(uuids)).toEqual(new Set([(await refundOf(order))?.uuid]))
  expect(await refundsOfOrders(shop.shop.db, [order.id])).toHaveLength(1)
  expect(await kinds(order)).toEqual(['refund_asked'])
  expect((await order.read()).openRefunds).toBe(1)
})

test('two who approve at once approve once, and the money sets out once', async () => {
  const order = await orderAt(shop, 'confirmed, money asked back')
  shop.takeJobs('refund-payment')
  const answers = await Promise.all(atOnce(() => deeds.approve(shop, order)))
  for (const answer of answers) expect(answer).toMatchObject({ status: 'approved' })
  expect(shop.takeJobs('refund-payment')).toEqual([{ uuid: order.payment }])
  expect(await kinds(order)).toEqual(['refund_asked', 'refund_approved', 'cancel_refunded'])
})

test('of approval and rejection at once, the first counts and the other is refused', async () => {
  const order = await orderAt(shop, 'delivered, money asked back')
  shop.takeJobs('refund-payment')
  const answers = await Promise.all([
    ...atOnce(() => deeds.approve(shop, order)),
    ...atOnce(() => deeds.reject(shop, order)),
  ])
  const status = (await refundOf(order))?.status
  expect(['approved', 'rejected']).toContain(status)
  for (const answer of answers)
    expect('refused' in answer ? answer.refused : answer.status).toBeOneOf([status, 'step_refused'])
  expect(answers.filter((answer) => 'refused' in answer)).toHaveLength(many)
  expect(shop.takeJobs('refund-payment')).toHaveLength(status === 'approved' ? 1 : 0)
  expect(await kinds(order)).toEqual(['refund_asked', `refund_${status}`])
  expect((await order.read()).openRefunds).toBe(status === 'approved' ? 1 : 0)
})

test('asking, approving and rejecting at once leaves one open request or none', async () => {
  const order = await orderAt(shop, 'delivered, for cash')
  for (let round = 0; round < 4; round += 1)
    await Promise.all([
      deeds.ask_refund(shop, order),
      deeds.reject(shop, order),
      deeds.ask_refund(shop, order),
      deeds.reject(shop, order),
    ])
  await deeds.ask_refund(shop, order)
  await Promise.all([deeds.approve(shop, order), deeds.ask_refund(shop, order), deeds.finish(shop, order)])
  await Promise.all(atOnce(() => deeds.sent(shop, order)))
  expect(await order.read()).toMatchObject({
    ...{ openRefunds: 0, refunded: order.placed.amount, finishedAt: null },
  })
})

test('a delivery and an approval at once both happen, and the parcels are not taken back', async () => {
  const order = await orderAt(shop, 'on the way, money asked back')
  const answers = await Promise.all([deeds.deliver(shop, order), deeds.approve(shop, order)])
  for (const answer of answers) expect(answer).not.toHaveProperty('refused')
  await take(shop, order, 'give_back')
  expect(await order.read()).toMatchObject({ status: 5, cancelledAt: null, refunded: order.placed.amount })
  expect(await deeds.finish(shop, order)).toEqual({ refused: 'order_refunded' })
})
