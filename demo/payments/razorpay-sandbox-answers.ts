import { sandboxIdOf } from './sandbox-ids.ts'
import type { SandboxPayment } from './sandbox-provider.ts'

const createdAt = (payment: SandboxPayment): number =>
  Math.floor(Date.parse(payment.extra.createdAt ?? '') / 1000)

const notesOf = ({ uuid, orderNumber }: SandboxPayment) => ({ uuid, order: orderNumber })

const statuses = { open: 'created', paid: 'paid', failed: 'attempted', expired: 'created' } as const

/** An order as Razorpay writes it. */
export function razorpayOrderOf(payment: SandboxPayment) {
  const paid = payment.state === 'paid' ? payment.minor : 0
  return {
    id: payment.id,
    entity: 'order',
    amount: payment.minor,
    amount_paid: paid,
    amount_due: payment.minor - paid,
    currency: payment.currency,
    receipt: payment.uuid,
    offer_id: null,
    status: statuses[payment.state],
    attempts: payment.state === 'open' ? 0 : 1,
    notes: notesOf(payment),
    created_at: createdAt(payment),
  }
}

/** The name of the try to pay an order: the one that has failed has one too. */
export const razorpayPaymentId = (payment: SandboxPayment): string =>
  payment.receipt ?? sandboxIdOf('pay_', payment.id, 14)

/** A try to pay as Razorpay writes it. */
export function razorpayPaymentOf(payment: SandboxPayment) {
  const isPaid = payment.state === 'paid'
  const isRefunded = payment.refundedMinor >= payment.minor
  return {
    id: razorpayPaymentId(payment),
    entity: 'payment',
    amount: payment.minor,
    currency: payment.currency,
    status: isPaid ? (isRefunded ? 'refunded' : 'captured') : 'failed',
    order_id: payment.id,
    method: 'card',
    amount_refunded: payment.refundedMinor,
    refund_status: payment.refundedMinor === 0 ? null : isRefunded ? 'full' : 'partial',
    captured: isPaid,
    email: payment.email,
    notes: notesOf(payment),
    error_code: isPaid ? null : 'BAD_REQUEST_ERROR',
    error_description: isPaid ? null : 'Payment failed',
    created_at: createdAt(payment),
  }
}

export const razorpayRefundOf = (payment: SandboxPayment, refund: { id: string; amount: number }) => ({
  id: refund.id,
  entity: 'refund',
  amount: refund.amount,
  currency: payment.currency,
  payment_id: payment.receipt,
  status: 'processed',
})

/** An error as Razorpay writes it. What does not exist is a bad request there. */
export const razorpayProblem = (description: string, status = 400) =>
  Response.json(
    {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description,
        ...{ source: 'NA', step: 'NA', reason: 'NA', metadata: {} },
      },
    },
    { status },
  )
