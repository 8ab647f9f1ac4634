import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import type { Db } from '../../platform/database/database.ts'
import { lockOrder, logOrderEvent, type Order, updateOrder } from '../orders/orders.ts'
import { beginPayment, cancelOtherPayments, type Payment, paymentsOf } from '../payments/payments.ts'
import { readSettings } from '../settings/settings.ts'
import { askProvider } from './ask-provider.ts'
import type { CheckoutAround } from './checkout-around.ts'
import { newestPayment } from './newest-payment.ts'
import type { OrderRefused } from './order-refused.ts'
import { holdMinutes, orderToPay, paymentOffers } from './payment-offers.ts'

/**
 * Begins another try to pay an order, in the same or another way. The try before is asked about first: it may have
 * been paid meanwhile. One that is still open in the same way is gone on with.
 */
export async function retryPayment(
  db: Db,
  around: CheckoutAround,
  { order, method }: { order: Order; method: PaymentMethodId },
): Promise<Payment | OrderRefused> {
  const before = await newestPayment(db, order.id)
  if (before.status === 'open') await askProvider(db, around, before)
  try {
    return await db.transaction((tx) => retry(tx, around, { order, method }))
  } catch (error) {
    if (error instanceof Unbegun) return { refused: 'payment_method_unavailable' }
    throw error
  }
}

const mostTries = 20

/** Thrown inside the transaction, so that the try before stays as it was. */
class Unbegun extends Error {}

async function retry(
  tx: Db,
  around: CheckoutAround,
  { order, method }: { order: Order; method: PaymentMethodId },
): Promise<Payment | OrderRefused> {
  const locked = await lockOrder(tx, order.id)
  if (locked.paymentStatus === 1) return { refused: 'order_paid' }
  if (locked.cancelledAt !== null) return { refused: 'order_cancelled' }
  const now = around.clock.now()
  if (locked.status !== 1 || (locked.deadline !== null && locked.deadline <= now))
    return { refused: 'order_cancelled' }
  const last = await newestPayment(tx, order.id)
  if (last.status === 'open' && last.method === method) return last
  // Somebody who has tried so often is not trying to pay.
  if ((await paymentsOf(tx, order.id)).length >= mostTries) return { refused: 'payment_method_unavailable' }
  const settings = await readSettings(tx)
  const offers = paymentOffers(around.payments, settings, await orderToPay(tx, locked))
  const offer = offers.find((each) => each.method === method)
  if (offer === undefined) return { refused: 'payment_method_unavailable' }
  if (offer.refused !== undefined) return { refused: offer.refused, values: { most: settings.codMost } }
  const deadline = laterDeadline(locked, holdMinutes(method, settings))
  await cancelOtherPayments(tx, locked.id, null)
  const begun = await beginPayment(tx, around.payments, {
    orderId: locked.id,
    method,
    total: locked.total,
    money: settings,
    deadline,
    now,
  })
  // Every code of this amount is taken by other transfers.
  if (begun === undefined) throw new Unbegun()
  await updateOrder(tx, locked.id, { deadline })
  await logOrderEvent(tx, locked.id, {
    kind: 'payment_retried',
    actor: 'shopper',
    at: now,
    values: { method },
  })
  return begun
}

/** A way that takes longer moves the deadline, counted from when the order was placed; it never comes nearer. */
const laterDeadline = ({ placedAt, deadline }: Order, minutes: number): Date =>
  new Date(Math.max(deadline?.getTime() ?? 0, placedAt.getTime() + minutes * 60_000))
