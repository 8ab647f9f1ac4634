import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { FullOrder } from '../../testing/a-full-order.ts'
import { onlineProviders, takenUnasked } from '../../testing/a-paying-shop.ts'
import { aStockedShop, type StockedShop } from '../../testing/a-stocked-shop.ts'
import { storyOf } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { deeds } from '../../testing/order-deeds.ts'
import { shelvesOf, sinceThen } from '../../testing/shelves-of.ts'
import { orderAt, take } from '../../testing/walk-an-order.ts'
import { checkBooks } from '../checkout/checkout.ts'
import { paymentsOf } from '../payments/payments.ts'
import { refundsOfOrders } from '../refunds/refunds.ts'
import { cancelOrder } from './fulfilment.ts'

let shop: StockedShop
beforeAll(async () => {
  shop = await aStockedShop({ ownDatabase: true })
})
afterEach(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
})
afterAll(() => shop.close())

const know = (order: FullOrder) =>
  shop.sandbox.know(order.payment, { state: 'paid', receipt: `r_${order.id}` })
const wentBack = async (payment: string) => {
  const { minor, refundedMinor } = await shop.sandbox.paymentOf(payment)
  return refundedMinor === minor
}

describe.each(onlineProviders)('with $key', ({ method }) => {
  test('money of the last minute counts: the order is paid, and its owner asks to cancel it', async () => {
    const order = await orderAt(shop, 'pending', { method })
    await know(order)
    expect(await deeds.cancel(shop, order)).toMatchObject({ order: { cancelRequest: 'open' } })
    expect(await order.read()).toMatchObject({ status: 2, paymentStatus: 1, cancelledAt: null })
    await take(shop, order, 'accept_cancel')
    await take(shop, order, 'give_back')
    expect(await wentBack(order.payment)).toBe(true)
  })

  test('money that comes at the very moment is never lost', async () => {
    const before = await shelvesOf(shop)
    for (let round = 0; round < 3; round += 1) {
      const order = await orderAt(shop, 'pending', { method })
      await Promise.all([deeds.pay(shop, order), deeds.cancel(shop, order), deeds.pay(shop, order)])
      const { paymentStatus, cancelRequest, cancelledAt } = await order.read()
      if (paymentStatus === 1) {
        expect({ cancelRequest, cancelledAt }).toEqual({ cancelRequest: 'open', cancelledAt: null })
        await take(shop, order, 'accept_cancel')
      } else expect(cancelledAt).not.toBeNull()
      await take(shop, order, 'give_back')
      const [payment] = await paymentsOf(shop.shop.db, order.id)
      // What PayPal was not asked for was never taken.
      if (payment?.status !== 'cancelled') {
        expect(payment?.status).toBe('refunded')
        expect(await wentBack(order.payment)).toBe(true)
      } else expect(payment.method).toBe(4)
    }
    expect(await sinceThen(shop, before)).toEqual({})
  })
})

test.each(takenUnasked)(
  'money of $key that comes after it was cancelled goes back, once',
  async ({ method }) => {
    const order = await orderAt(shop, 'pending', { method })
    await take(shop, order, 'cancel')
    for (let told = 0; told < 3; told += 1) await shop.tellPaid(order.payment)
    await take(shop, order, 'give_back')
    expect(await wentBack(order.payment)).toBe(true)
    expect((await storyOf(shop, order.placed)).slice(1)).toEqual(['cancel', 'paid_too_late', 'refunded'])
    expect(await order.read()).toMatchObject({ paymentStatus: 0, cancelReason: 'by_shopper', refunded: 0 })
  },
)

test('an order can be cancelled while its provider is away; money that turns up later goes back', async () => {
  const order = await orderAt(shop, 'pending')
  await know(order)
  shop.sandbox.goDown(true)
  expect(await deeds.cancel(shop, order)).toMatchObject({ order: { cancelReason: 'by_shopper' } })
  shop.sandbox.goDown(false)
  await shop.tellPaid(order.payment)
  await take(shop, order, 'give_back')
  expect(await wentBack(order.payment)).toBe(true)
})

test('every try of a cancelled order goes back that turns out to be paid', async () => {
  const order = await orderAt(shop, 'pending')
  const retried = answered(await order.ask('orderTransaction', { order: order.placed.id, payment_method: 1 }))
  await take(shop, order, 'cancel')
  expect((await paymentsOf(shop.shop.db, order.id)).map(({ status }) => status)).toEqual([
    'cancelled',
    'cancelled',
  ])
  await Promise.all([shop.tellPaid(order.payment), shop.tellPaid(retried.payment.uuid)])
  await take(shop, order, 'give_back')
  expect(await wentBack(order.payment)).toBe(true)
  expect(await wentBack(retried.payment.uuid)).toBe(true)
})

test('who paid by transfer says where the money shall go, and it goes there when the wish is accepted', async () => {
  const order = await orderAt(shop, 'confirmed, by transfer')
  const { db } = shop.shop
  const wish = { order: await order.read(), by: { actor: 'shopper' as const }, reason: 'too late' }
  expect(await cancelOrder(db, shop.around, wish)).toEqual({ refused: 'refund_bank_required', field: 'bank' })
  expect((await order.read()).cancelRequest).toBe('none')
  await take(shop, order, 'cancel')
  await take(shop, order, 'accept_cancel')
  const [refund] = await refundsOfOrders(db, [order.id])
  expect(refund).toMatchObject({
    ...{ status: 'approved', cause: 'cancel', way: 'bank', lastFour: '0188', amount: order.placed.amount },
  })
  expect(shop.takeJobs('refund-payment')).not.toContainEqual({ uuid: order.payment })
  await take(shop, order, 'sent')
  expect((await order.read()).refunded).toBe(order.placed.amount)
})

test('a wish that was declined is not made again, but the money can still be asked back', async () => {
  const order = await orderAt(shop, 'confirmed, the wish declined')
  expect(await deeds.cancel(shop, order)).toEqual({ refused: 'cancel_declined' })
  for (const step of ['ask_refund', 'approve', 'give_back'] as const) await take(shop, order, step)
  expect(await order.read()).toMatchObject({
    ...{ cancelRequest: 'declined', cancelReason: 'by_shopper', refunded: order.placed.amount },
  })
})
