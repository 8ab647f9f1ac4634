import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import type { Db } from '../../platform/database/database.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import {
  lockOrder,
  logOrderEvent,
  type Order,
  type OrderLetterRefund,
  paymentRefundedLetter,
} from '../orders/orders.ts'
import {
  notePayment,
  type Payment,
  paymentOfUuid,
  paymentsOf,
  type RefundOutcome,
  stepPayment,
} from '../payments/payments.ts'
import type { CheckoutAround } from './checkout-around.ts'
import { methodName } from './method-names.ts'
import { postAboutOrder } from './order-post.ts'

export const refundPaymentJob = defineJob<{ uuid: string }>({
  name: 'refund-payment',
  retries: 12,
  secondsBetween: 30,
})

/**
 * Asks the provider to give a payment back. The wish has a key of its own, so that asking again, after a crash or by
 * two workers, is one refund. What no provider can give back is told to the shop's staff by the order's log.
 */
export async function refundPayment(db: Db, around: CheckoutAround, uuid: string): Promise<void> {
  const payment = await beginRefund(db, around, uuid)
  if (payment === undefined) return
  const first = await askForRefund(around, payment)
  // Where two ask at once, one is refused because of the other, and finds its refund when it asks again.
  const outcome = first.state === 'refused' ? await askForRefund(around, payment) : first
  // The reconciler comes back to it.
  if (outcome.state === 'pending') return
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, payment.orderId)
    // Behind the lock: another worker may have been faster.
    if ((await paymentOfUuid(tx, uuid))?.refundReference !== null) return
    const now = around.clock.now()
    const isSent = outcome.state === 'refunded'
    const stepped = isSent
      ? await stepPayment(tx, payment.id, {
          status: 'refunded',
          refundedAt: now,
          refundReference: outcome.reference,
        })
      : payment
    if (stepped === undefined) return
    // It is told once; from here on it is in the hands of the staff.
    if (!isSent) await notePayment(tx, payment.id, { refundReference: 'by-hand' })
    await logOrderEvent(tx, order.id, {
      kind: isSent ? 'refunded' : 'refund_by_hand',
      actor: 'system',
      at: now,
      values: { amount: payment.amount },
    })
    const reason = await whyGivenBack(tx, order, payment)
    await postAboutOrder(tx, around, {
      order,
      payment: stepped,
      letter: (facts) =>
        paymentRefundedLetter(facts, {
          amount: payment.amount,
          paidWith: methodName(payment.method as PaymentMethodId, order.language),
          reason,
          isSent,
        }),
    })
  })
}

/** Marks that the provider is about to be asked, after which the refund cannot be withdrawn. Undefined: there is nothing to ask. */
const beginRefund = (db: Db, around: CheckoutAround, uuid: string): Promise<Payment | undefined> =>
  db.transaction(async (tx) => {
    const known = await paymentOfUuid(tx, uuid)
    if (known === undefined) return undefined
    await lockOrder(tx, known.orderId)
    // Read again behind the lock: its refund may have been withdrawn.
    const payment = await paymentOfUuid(tx, uuid)
    if (payment?.status !== 'refund_pending' || payment.refundReference !== null) return undefined
    const now = around.clock.now()
    await notePayment(tx, payment.id, { askedAt: now, refundAskedAt: payment.refundAskedAt ?? now })
    return payment
  })

/** Why money goes back: another payment has paid the order, it came too late, or the order was called off or returned. */
async function whyGivenBack(tx: Db, order: Order, { id }: Payment): Promise<OrderLetterRefund['reason']> {
  const others = await paymentsOf(tx, order.id)
  if (others.some((other) => other.id !== id && other.status === 'paid')) return 'double'
  if (order.cancelledAt === null) return 'agreed'
  return order.cancelReason === 'expired' ? 'late' : 'cancelled'
}

async function askForRefund({ payments }: CheckoutAround, payment: Payment): Promise<RefundOutcome> {
  const provider = payments.get(payment.method as PaymentMethodId)
  if (provider === undefined || payment.reference === null || payment.receipt === null)
    return { state: 'refused', reason: 'nobody can be asked' }
  return provider.refund({
    reference: payment.reference,
    receipt: payment.receipt,
    charge: {
      currency: payment.chargeCurrency,
      minor: payment.chargeMinor,
      exponent: payment.chargeExponent,
    },
    idempotencyKey: `refund-${payment.uuid}`,
  })
}
