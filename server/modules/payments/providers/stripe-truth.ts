import type Stripe from 'stripe'
import type { PaymentTruth } from '../payment-provider.ts'
import { stripeExponent } from './stripe-exponents.ts'

/** What a Checkout Session says about its payment. Paid is only one that came with its charge. */
export function truthOfSession(session: Stripe.Checkout.Session): PaymentTruth {
  const state = stateOf(session)
  const currency = session.currency?.toUpperCase()
  const isKnown = currency !== undefined && session.amount_total !== null
  return {
    state,
    reference: session.id,
    uuid: session.client_reference_id ?? undefined,
    charge:
      state === 'paid' && isKnown
        ? { currency, minor: session.amount_total ?? 0, exponent: stripeExponent(currency) }
        : undefined,
    receipt: state === 'paid' ? intentOf(session) : undefined,
  }
}

function stateOf(session: Stripe.Checkout.Session): PaymentTruth['state'] {
  if (session.status === 'expired') return 'expired'
  // A session that is open takes another card after one that was declined.
  if (session.status !== 'complete') return 'open'
  if (session.payment_status !== 'paid') return hasFailed(session.payment_intent) ? 'failed' : 'open'
  const charge = chargeOf(session.payment_intent)
  // A session stays "paid" when its money has been given back: the charge alone tells.
  if (charge === undefined) return 'open'
  return charge.captured && !charge.refunded && charge.amount_refunded === 0 ? 'paid' : 'failed'
}

/** With methods that take days, the session is complete long before the money has come, or has not. */
const hasFailed = (intent: Stripe.Checkout.Session['payment_intent']): boolean =>
  typeof intent === 'object' &&
  intent !== null &&
  (intent.status === 'canceled' ||
    (intent.status === 'requires_payment_method' && intent.last_payment_error !== null))

const chargeOf = (intent: Stripe.Checkout.Session['payment_intent']): Stripe.Charge | undefined =>
  typeof intent === 'object' && typeof intent?.latest_charge === 'object'
    ? (intent.latest_charge ?? undefined)
    : undefined

const intentOf = ({ payment_intent: intent }: Stripe.Checkout.Session): string | undefined =>
  typeof intent === 'string' ? intent : intent?.id
