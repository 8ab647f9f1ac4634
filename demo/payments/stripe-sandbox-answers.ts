import { sandboxIdOf } from './sandbox-ids.ts'
import type { SandboxPayment } from './sandbox-provider.ts'

const inSeconds = (text: string | undefined): number => Math.floor(Date.parse(text ?? '') / 1000)

/** A session is open until it is paid, declined or too old. */
export function sessionStatus(payment: SandboxPayment, now: Date): 'open' | 'complete' | 'expired' {
  if (payment.state === 'paid' || payment.state === 'failed') return 'complete'
  const isOver = new Date(payment.extra.expiresAt ?? now) <= now
  return payment.state === 'expired' || isOver ? 'expired' : 'open'
}

/** A Checkout Session as Stripe writes it. */
export function stripeSession(
  payment: SandboxPayment,
  { now, pagesUrl, expand = false }: { now: Date; pagesUrl: string; expand?: boolean },
) {
  const status = sessionStatus(payment, now)
  const intent = status === 'complete' ? stripeIntent(payment) : undefined
  return {
    id: payment.id,
    object: 'checkout.session',
    amount_subtotal: payment.minor,
    amount_total: payment.minor,
    cancel_url: payment.cancelUrl,
    client_reference_id: payment.uuid,
    created: inSeconds(payment.extra.createdAt),
    currency: payment.currency.toLowerCase(),
    customer_email: payment.email || null,
    expires_at: inSeconds(payment.extra.expiresAt),
    livemode: false,
    locale: payment.language,
    metadata: metadataOf(payment),
    mode: 'payment',
    payment_intent: intent === undefined ? null : expand ? intent : intent.id,
    payment_status: payment.state === 'paid' ? 'paid' : 'unpaid',
    status,
    success_url: payment.returnUrl,
    url: status === 'open' ? `${pagesUrl}/stripe/pay/${payment.id}` : null,
  }
}

const metadataOf = ({ uuid, orderNumber }: SandboxPayment) => ({ uuid, order: orderNumber })

function stripeIntent(payment: SandboxPayment) {
  const isPaid = payment.state === 'paid'
  return {
    id: payment.receipt ?? sandboxIdOf('pi_', payment.id),
    object: 'payment_intent',
    amount: payment.minor,
    amount_received: isPaid ? payment.minor : 0,
    currency: payment.currency.toLowerCase(),
    latest_charge: {
      id: sandboxIdOf('ch_', payment.id),
      object: 'charge',
      amount: payment.minor,
      amount_refunded: payment.refundedMinor,
      captured: isPaid,
      refunded: isPaid && payment.refundedMinor >= payment.minor,
    },
    last_payment_error: isPaid
      ? null
      : { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
    livemode: false,
    metadata: metadataOf(payment),
    status: isPaid ? 'succeeded' : 'requires_payment_method',
  }
}

export const stripeRefund = (payment: SandboxPayment, refund: { id: string; amount: number }) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  currency: payment.currency.toLowerCase(),
  metadata: {},
  payment_intent: payment.receipt,
  status: 'succeeded',
})

export interface StripeProblem {
  message: string
  code?: string
  param?: string
  type?: string
  status?: number
}

/** An error as Stripe writes it. */
export const stripeProblem = ({ status = 400, type = 'invalid_request_error', ...error }: StripeProblem) =>
  Response.json({ error: { type, ...error } }, { status })
