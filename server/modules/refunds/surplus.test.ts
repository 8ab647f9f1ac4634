import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPayingShop, type PayingShop } from '../../testing/a-paying-shop.ts'
import { aStaffMember } from '../../testing/a-staff-member.ts'
import { anOrder } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { moveOrder } from '../../testing/move-order.ts'
import { checkBooks, confirmTransfer, newestPayment } from '../checkout/checkout.ts'
import { orderOfNumber } from '../orders/orders.ts'
import { paymentsOf } from '../payments/payments.ts'
import { markRefundSent, refundsOfOrders, settleRefunds } from './refunds.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
})
afterAll(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  await shop.close()
})

const rowOf = async ({ number }: { number: string }) => {
  const order = await orderOfNumber(shop.shop.db, number)
  if (order === undefined) throw new Error('there is no such order')
  return order
}

test('a transfer that came for a cancelled order stands among the refunds until somebody has sent it back', async () => {
  const { guest, placed } = await anOrder(shop, { method: 7 })
  const payment = await newestPayment(shop.shop.db, (await rowOf(placed)).id)
  answered(await guest.ask('orderUpdateStatus', { order: placed.id, action: 'cancel' }))
  expect(await confirmTransfer(shop.shop.db, shop.around, payment)).toBe('refund')
  await shop.doRefunds()
  await Promise.all([1, 2, 3].map(() => settleRefunds(shop.shop.db, shop.around)))

  const order = await rowOf(placed)
  const refunds = await refundsOfOrders(shop.shop.db, [order.id])
  expect(refunds).toMatchObject([{ cause: 'surplus', status: 'approved', amount: placed.amount }])
  expect(order).toMatchObject({ openRefunds: 0, refunded: 0 })
  const { id: staffId } = await aStaffMember(shop)
  const sent = { uuid: refunds[0]?.uuid ?? '', reference: 'TRF-77', staffId }
  expect(await markRefundSent(shop.shop.db, shop.around, sent)).toMatchObject({ status: 'refunded' })
  expect(await markRefundSent(shop.shop.db, shop.around, sent)).toMatchObject({ status: 'refunded' })
  const other = { ...sent, reference: 'TRF-78' }
  expect(await markRefundSent(shop.shop.db, shop.around, other)).toEqual({ refused: 'step_refused' })
  expect(await paymentsOf(shop.shop.db, order.id)).toMatchObject([{ status: 'refunded' }])
  expect(await rowOf(placed)).toMatchObject({ openRefunds: 0, refunded: 0 })
})

test('money that came twice holds nothing of the order that was paid by the other payment', async () => {
  const { guest, placed } = await anOrder(shop, { method: 7 })
  const first = await newestPayment(shop.shop.db, (await rowOf(placed)).id)
  answered(await guest.ask('orderTransaction', { order: placed.id, payment_method: 2 }))
  await moveOrder(shop, placed, 'delivered')
  expect(await confirmTransfer(shop.shop.db, shop.around, first)).toBe('refund')
  await shop.doRefunds()
  await settleRefunds(shop.shop.db, shop.around)
  const found = answered(await guest.ask('orderFind', { order: placed.id }))
  expect(found.refunds).toMatchObject([{ cause: 'surplus' }])
  expect(found.actions.finish.is_allowed).toBe(true)
  const bank = { bank_name: 'Bank Nusa', bank_account_name: 'Sari', bank_account_number: '88014417' }
  const asked = answered(await guest.ask('orderRefund', { order: placed.id, reason: 'Rusak', bank }))
  expect(asked.refunds.map(({ amount }) => amount)).toContain(asked.totals.total)
})
