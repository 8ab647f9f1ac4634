import type { Db } from '../../platform/database/database.ts'
import { lockOrder, logOrderEvent, type Order, type OrderDoer } from '../orders/orders.ts'
import {
  notePayment,
  type Payment,
  type PaymentTruth,
  paymentsOf,
  stepPayment,
} from '../payments/payments.ts'
import type { CheckoutAround } from './checkout-around.ts'
import { markPaid } from './mark-paid.ts'
import { refundPaymentJob } from './refund-payments.ts'
import { takeScarceAgain } from './scarce-things.ts'

/** What came of a truth about a payment. */
export type Settled =
  | 'paid'
  | 'revived'
  | 'refund'
  | 'failed'
  | 'expired'
  | 'open'
  | 'known'
  | 'wrong_payment'
  | 'wrong_amount'

/** Who has learnt it; what somebody of the staff says about it stands in the log. */
export interface Learnt extends OrderDoer {
  reason?: string | undefined
}

/**
 * The one place where money changes an order. Whoever learns something about a payment (a webhook, the browser's
 * return, the reconciler, the staff) comes here, inside a transaction; the order's row is locked first. What is known
 * already changes nothing, state only moves forward, and nothing is paid that was not paid in full.
 */
export async function settle(
  tx: Db,
  around: CheckoutAround,
  { paymentId, orderId, truth, ...by }: { paymentId: number; orderId: number; truth: PaymentTruth } & Learnt,
): Promise<Settled> {
  const order = await lockOrder(tx, orderId)
  const payment = (await paymentsOf(tx, orderId)).find(({ id }) => id === paymentId)
  if (payment === undefined) throw new Error('a payment does not belong to its order')
  if (truth.uuid !== undefined && truth.uuid !== payment.uuid) return 'wrong_payment'
  switch (truth.state) {
    case 'open':
      return 'open'
    case 'failed':
    case 'expired':
      return settleUnpaid(tx, around, { payment, state: truth.state })
    case 'paid':
      return settlePaid(tx, around, { order, payment, truth, by })
  }
}

/** The order keeps its units until its deadline: the shopper may try again. */
async function settleUnpaid(
  tx: Db,
  { clock }: CheckoutAround,
  { payment, state }: { payment: Payment; state: 'failed' | 'expired' },
): Promise<Settled> {
  // A page that has run out was declined by nobody.
  const failure = state === 'failed' ? 'declined' : null
  const stepped = await stepPayment(tx, payment.id, { status: state, failure, payingPlace: null })
  if (stepped === undefined) return 'known'
  await logOrderEvent(tx, payment.orderId, { kind: `payment_${state}`, actor: 'provider', at: clock.now() })
  return state
}

async function settlePaid(
  tx: Db,
  around: CheckoutAround,
  given: { order: Order; payment: Payment; truth: PaymentTruth; by: Learnt },
): Promise<Settled> {
  const { order, payment, truth, by } = given
  const { actor } = by
  if (['paid', 'refund_pending', 'refunded'].includes(payment.status)) {
    const isOther =
      truth.receipt !== undefined && payment.receipt !== null && truth.receipt !== payment.receipt
    if (!isOther || payment.failure === 'paid_again') return 'known'
    // The same page was paid twice: only somebody of the shop can give the second one back.
    await notePayment(tx, payment.id, { failure: 'paid_again' })
    const values = { receipt: truth.receipt ?? '' }
    await logOrderEvent(tx, order.id, { kind: 'paid_again', actor, at: around.clock.now(), values })
    return 'known'
  }
  if (!isInFull(payment, truth)) {
    // The reconciler asks again and again; the log says it once.
    if (payment.failure === 'wrong_amount') return 'wrong_amount'
    await notePayment(tx, payment.id, { failure: 'wrong_amount' })
    await logOrderEvent(tx, order.id, {
      kind: 'payment_wrong_amount',
      actor,
      at: around.clock.now(),
      values: {
        currency: truth.charge?.currency ?? '',
        minor: truth.charge?.minor ?? 0,
        wanted_currency: payment.chargeCurrency,
        wanted_minor: payment.chargeMinor,
      },
    })
    return 'wrong_amount'
  }
  const paid = { order, payment, by, receipt: truth.receipt }
  if (order.paymentStatus === 0 && order.cancelledAt === null && order.status === 1) {
    await markPaid(tx, around, paid)
    return 'paid'
  }
  // It came after the order had run out: it holds again where everything that it took can still be had.
  if (mayRevive(order, around.clock.now()) && (await takeScarceAgain(tx, around, order))) {
    await markPaid(tx, around, { ...paid, step: 'revive' })
    return 'revived'
  }
  await giveMoneyBack(tx, around, paid)
  return 'refund'
}

/** How long after its end an order may come back to life; later, its price is no longer anybody's promise. */
const reviveWithin = 24 * 60 * 60_000

const mayRevive = ({ paymentStatus, cancelReason, cancelledAt }: Order, now: Date): boolean =>
  paymentStatus === 0 &&
  cancelReason === 'expired' &&
  cancelledAt !== null &&
  now.getTime() - cancelledAt.getTime() <= reviveWithin

const isInFull = (payment: Payment, { charge }: PaymentTruth): boolean =>
  charge !== undefined &&
  charge.currency.toUpperCase() === payment.chargeCurrency.toUpperCase() &&
  charge.minor === payment.chargeMinor

/** Money that came for an order that cannot have it any more goes back; a job asks the provider. */
async function giveMoneyBack(
  tx: Db,
  around: CheckoutAround,
  given: { order: Order; payment: Payment; receipt: string | undefined; by: Learnt },
): Promise<void> {
  const { order, payment, receipt, by } = given
  const now = around.clock.now()
  await stepPayment(tx, payment.id, {
    status: 'paid',
    paidAt: now,
    payingPlace: null,
    ...(receipt !== undefined && { receipt }),
  })
  await stepPayment(tx, payment.id, { status: 'refund_pending' })
  const kind = order.paymentStatus === 1 ? 'paid_twice' : 'paid_too_late'
  // That it goes back is the shop's own doing, unless somebody of the staff has found the money.
  const doer = by.staffId === undefined ? { actor: 'system' as const } : by
  await logOrderEvent(tx, order.id, { ...doer, kind, at: now })
  await around.jobs.send(tx, refundPaymentJob, { uuid: payment.uuid })
}
