import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { FullOrder } from '../../testing/a-full-order.ts'
import { onlineProviders } from '../../testing/a-paying-shop.ts'
import { aStockedShop, type StockedShop } from '../../testing/a-stocked-shop.ts'
import { storyOf } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { answeringRefunds } from '../../testing/answering-refunds.ts'
import { booksOfOrder } from '../../testing/order-books.ts'
import { day, deeds } from '../../testing/order-deeds.ts'
import { orderAt, take } from '../../testing/walk-an-order.ts'
import { checkBooks, reconcilePayments, refundPayment } from '../checkout/checkout.ts'
import { ProviderDown, paymentsOf } from '../payments/payments.ts'
import { refundsOfOrders, settleRefunds } from './refunds.ts'

let shop: StockedShop
beforeAll(async () => {
  shop = await aStockedShop({ ownDatabase: true })
})
afterEach(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
})
afterAll(() => shop.close())

const givenBackAtProvider = async (payment: string) => (await shop.sandbox.paymentOf(payment)).refundedMinor
const refundOf = async ({ id }: FullOrder) => (await refundsOfOrders(shop.shop.db, [id]))[0]
const paymentOf = async ({ id }: FullOrder) => (await paymentsOf(shop.shop.db, id))[0]
const newStory = async ({ placed }: FullOrder) => {
  const story = await storyOf(shop, placed)
  return story.slice(story.indexOf('refund_approved') + 1).filter((kind) => kind !== 'cancel_refunded')
}
/** Asks the providers, who answer like this, to give back what shall go back, and lets the books follow. */
async function askToGiveBack(
  order: FullOrder,
  answer: Parameters<typeof answeringRefunds>[1],
): Promise<void> {
  await refundPayment(shop.shop.db, answeringRefunds(shop.around, answer), order.payment)
  await settleRefunds(shop.shop.db, shop.around)
}

test.each(onlineProviders)('$key gives the whole payment back, once', async ({ method }) => {
  const order = await orderAt(shop, 'called off for a refund', { method })
  const { minor } = await shop.sandbox.paymentOf(order.payment)
  expect(await givenBackAtProvider(order.payment)).toBe(0)
  expect(await shop.doRefunds()).toBeGreaterThan(0)
  await settleRefunds(shop.shop.db, shop.around)
  expect(await givenBackAtProvider(order.payment)).toBe(minor)
  expect(await refundOf(order)).toMatchObject({ status: 'refunded', refundedAt: shop.clock.now() })
  expect(await newStory(order)).toEqual(['refunded', 'refund_sent'])
  for (let again = 0; again < 3; again += 1) await deeds.give_back(shop, order)
  await deeds.sent(shop, order)
  expect(await givenBackAtProvider(order.payment)).toBe(minor)
  expect(await newStory(order)).toEqual(['refunded', 'refund_sent'])
  expect((await order.read()).refunded).toBe(order.placed.amount)
})

test('while the provider has not given it back, nobody of the staff can say that it was sent', async () => {
  const order = await orderAt(shop, 'called off for a refund')
  const before = await booksOfOrder(shop, order.id)
  expect(await deeds.sent(shop, order)).toEqual({ refused: 'step_refused' })
  await askToGiveBack(order, 'pending')
  expect(await deeds.sent(shop, order)).toEqual({ refused: 'step_refused' })
  expect(await booksOfOrder(shop, order.id)).toEqual(before)
})

test('what the provider takes its time for is asked for again, and done when it is', async () => {
  const order = await orderAt(shop, 'called off for a refund')
  await askToGiveBack(order, 'pending')
  expect((await refundOf(order))?.status).toBe('approved')
  shop.takeJobs('refund-payment')
  shop.clock.moveOn(day)
  await reconcilePayments(shop.shop.db, shop.around)
  expect(shop.takeJobs('refund-payment')).toContainEqual({ uuid: order.payment })
  await askToGiveBack(order, 'refunded')
  expect((await refundOf(order))?.status).toBe('refunded')
  expect(await newStory(order)).toEqual(['refunded', 'refund_sent'])
})

test('a provider that is away is asked again; nothing is lost meanwhile', async () => {
  const order = await orderAt(shop, 'called off for a refund')
  const before = await booksOfOrder(shop, order.id)
  const isAway = () => {
    throw new ProviderDown('away')
  }
  await expect(askToGiveBack(order, isAway)).rejects.toBeInstanceOf(ProviderDown)
  expect(await booksOfOrder(shop, order.id)).toEqual(before)
  await askToGiveBack(order, 'refunded')
  expect((await refundOf(order))?.status).toBe('refunded')
})

test('what a provider refuses is sent by hand, and told once', async () => {
  const order = await orderAt(shop, 'called off for a refund')
  const mails = async () => (await booksOfOrder(shop, order.id)).mails.length
  const before = await mails()
  await askToGiveBack(order, 'refused')
  expect((await refundOf(order))?.status).toBe('approved')
  expect(await paymentOf(order)).toMatchObject({ status: 'refund_pending', refundReference: 'by-hand' })
  await askToGiveBack(order, 'refunded')
  expect((await refundOf(order))?.status).toBe('approved')
  expect(await mails()).toBe(before + 1)
  await Promise.all(Array.from({ length: 5 }, () => deeds.sent(shop, order)))
  expect(await refundOf(order)).toMatchObject({ status: 'refunded', reference: 'TRF-1' })
  expect(await paymentOf(order)).toMatchObject({ status: 'refunded', refundedAt: shop.clock.now() })
  expect(await newStory(order)).toEqual(['refund_by_hand', 'refund_sent'])
  expect(await mails()).toBe(before + 2)
  expect(await givenBackAtProvider(order.payment)).toBe(0)
  expect(await order.read()).toMatchObject({ refunded: order.placed.amount, openRefunds: 0 })
})

test('a payment that was given back, and another that comes for the same order, both go back once', async () => {
  const order = await orderAt(shop, 'pending')
  const retried = answered(await order.ask('orderTransaction', { order: order.placed.id, payment_method: 1 }))
  for (const step of ['pay', 'ask_refund', 'approve'] as const) await take(shop, order, step)
  // The other page was still open in another tab.
  await shop.tellPaid(retried.payment.uuid)
  expect(await order.read()).toMatchObject({ paymentStatus: 1, status: 2, openRefunds: 1 })
  await shop.doRefunds()
  await settleRefunds(shop.shop.db, shop.around)
  await deeds.give_back(shop, order)
  for (const uuid of [order.payment, retried.payment.uuid]) {
    const { minor, refundedMinor } = await shop.sandbox.paymentOf(uuid)
    expect(refundedMinor).toBe(minor)
  }
  expect(await order.read()).toMatchObject({ refunded: order.placed.amount, openRefunds: 0 })
  expect(await refundsOfOrders(shop.shop.db, [order.id])).toHaveLength(1)
})
