import type { Charge, PaymentTruth } from '../payment-provider.ts'
import { razorpayExponent } from './razorpay-exponents.ts'
import type { RazorpayEvent, RazorpayOrder, RazorpayPayment } from './razorpay-shapes.ts'

/** A payment that was given back in part is "captured" still. */
const isGivenBack = ({ status, amount_refunded, refund_status }: RazorpayPayment): boolean =>
  status === 'refunded' || (amount_refunded ?? 0) > 0 || Boolean(refund_status)

const isHere = (payment: RazorpayPayment): boolean =>
  payment.status === 'captured' && payment.captured !== false && !isGivenBack(payment)

/** What an order and the tries to pay it say. Razorpay's orders do not expire. */
export function truthOfOrder(order: RazorpayOrder, payments: RazorpayPayment[]): PaymentTruth {
  const about = { reference: order.id, uuid: order.receipt ?? undefined }
  const paid = payments.find(isHere)
  if (paid !== undefined) return { ...about, state: 'paid', charge: chargeOf(paid), receipt: paid.id }
  const isOver = (payment: RazorpayPayment) => payment.status === 'failed' || isGivenBack(payment)
  const hasFailed = payments.length > 0 && payments.every(isOver)
  return { ...about, state: hasFailed ? 'failed' : 'open', charge: undefined, receipt: undefined }
}

/** What a signed event says; nothing where it is about no payment of an order. */
export function truthOfEvent({ event, payload }: RazorpayEvent): PaymentTruth | undefined {
  const payment = payload?.payment?.entity
  const order = payload?.order?.entity
  const reference = order?.id ?? payment?.order_id
  if (payment === undefined || !reference) return undefined
  const about = { reference, uuid: order?.receipt ?? uuidIn(payment) }
  if (event === 'payment.captured' || event === 'order.paid')
    return { ...about, state: 'paid', charge: chargeOf(payment), receipt: payment.id }
  if (event !== 'payment.failed') return undefined
  return { ...about, state: 'failed', charge: undefined, receipt: undefined }
}

const chargeOf = ({ currency, amount }: RazorpayPayment): Charge => ({
  currency,
  minor: amount,
  exponent: razorpayExponent(currency),
})

function uuidIn({ notes }: RazorpayPayment): string | undefined {
  const uuid = notes && !Array.isArray(notes) ? notes.uuid : undefined
  return typeof uuid === 'string' ? uuid : undefined
}
