import type { Db } from '../../platform/database/database.ts'
import { type Order, type OrderDoer, paymentReceivedLetter, stepOrder } from '../orders/orders.ts'
import { cancelOtherPayments, type Payment, stepPayment } from '../payments/payments.ts'
import { sellUnits } from '../stock/stock.ts'
import type { CheckoutAround } from './checkout-around.ts'
import { postAboutOrder } from './order-post.ts'

/**
 * An order has been paid: its units are sold, and its owner is told. The transaction has locked the order, and the
 * units are held for it.
 */
export async function markPaid(
  tx: Db,
  around: CheckoutAround,
  given: {
    order: Order
    payment: Payment
    /** Who has learnt that it was paid, and what they say about it. */
    by: OrderDoer & { reason?: string | undefined }
    receipt?: string | undefined
    step?: 'pay' | 'revive'
  },
): Promise<Order> {
  const { order, payment, by, receipt, step = 'pay' } = given
  const now = around.clock.now()
  const paid = await stepPayment(tx, payment.id, {
    status: 'paid',
    paidAt: now,
    failure: null,
    payingPlace: null,
    ...(receipt !== undefined && { receipt }),
  })
  const stepped = await stepOrder(tx, order, { ...by, step, now })
  if (paid === undefined || stepped === undefined) throw new Error('a paid order could not be marked as paid')
  await cancelOtherPayments(tx, order.id, payment.id)
  await sellUnits(tx, around.clock, order.id)
  await postAboutOrder(tx, around, { order: stepped, payment: paid, letter: paymentReceivedLetter })
  return stepped
}
