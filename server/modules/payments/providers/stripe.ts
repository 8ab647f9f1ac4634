import Stripe from 'stripe'
import {
  type PaymentProvider,
  type PaymentWish,
  ProviderDown,
  type RawRequest,
  type RefundOutcome,
  type WebhookRead,
} from '../payment-provider.ts'
import { stripeExponent } from './stripe-exponents.ts'
import { truthOfSession } from './stripe-truth.ts'

interface StripeParts {
  keys: { secretKey: string; webhookSecret: string }
  fetch: typeof fetch
  isSandbox: boolean
  now?: () => Date
}

/** A signed message that is older than this is a repetition by somebody else. */
const tolerance = 300

const minute = 60 * 1000

/** Stripe, by its hosted Checkout. */
export function createStripe(parts: StripeParts): PaymentProvider {
  const { keys, isSandbox, now = () => new Date() } = parts
  const stripe = new Stripe(keys.secretKey, {
    httpClient: Stripe.createFetchHttpClient(parts.fetch),
    maxNetworkRetries: 1,
    timeout: 10_000,
    telemetry: false,
  })
  const ask = async (reference: string) => {
    const expand = ['payment_intent.latest_charge']
    return truthOfSession(await stripe.checkout.sessions.retrieve(reference, { expand }).catch(down))
  }
  const eventOf = ({ headers, body }: RawRequest): Stripe.Event | undefined => {
    const signature = headers.get('stripe-signature') ?? ''
    const at = now().getTime()
    try {
      return stripe.webhooks.constructEvent(body, signature, keys.webhookSecret, tolerance, undefined, at)
    } catch {
      return undefined
    }
  }
  return {
    method: 3,
    name: 'Stripe',
    isSandbox,
    chargeIn: (shopCurrency) => ({ currency: shopCurrency, exponent: stripeExponent(shopCurrency) }),
    async start(wish) {
      const session = await stripe.checkout.sessions
        .create(sessionOf(wish, now()), { idempotencyKey: wish.uuid })
        .catch(down)
      if (session.url === null) throw new ProviderDown('Stripe has made a session without an address')
      return { reference: session.id, payingPlace: { url: session.url, fields: null } }
    },
    ask,
    readWebhook: async (request) => {
      const event = eventOf(request)
      return event === undefined ? { kind: 'forged' } : told(event, ask)
    },
    async refund({ receipt, charge, idempotencyKey }) {
      const wish = { payment_intent: receipt, amount: charge.minor }
      try {
        // Its keys are one room for all kinds of requests.
        return outcomeOf(await stripe.refunds.create(wish, { idempotencyKey: `refund-${idempotencyKey}` }))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError)
          return { state: 'refused', reason: error.message }
        return down(error)
      }
    },
  }
}

function sessionOf(wish: PaymentWish, now: Date): Stripe.Checkout.SessionCreateParams {
  const { uuid, orderNumber, charge } = wish
  const metadata = { uuid, order: orderNumber }
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: charge.currency.toLowerCase(),
          unit_amount: charge.minor,
          product_data: { name: orderNumber },
        },
      },
    ],
    client_reference_id: uuid,
    metadata,
    payment_intent_data: { metadata, description: orderNumber },
    customer_email: wish.customer.email,
    success_url: wish.returnUrl,
    cancel_url: wish.cancelUrl,
    expires_at: expiryOf(wish.expiresAt, now),
    locale: wish.language === 'id' || wish.language === 'en' ? wish.language : 'auto',
  }
}

/** Stripe takes from half an hour to a day; a minute is left for clocks that differ. */
function expiryOf(wanted: Date, now: Date): number {
  const [earliest, latest] = [now.getTime() + 31 * minute, now.getTime() + (24 * 60 - 1) * minute]
  return Math.floor(Math.min(Math.max(wanted.getTime(), earliest), latest) / 1000)
}

const aboutPayments = new Set<string>([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])

/** What an event says; that money has come is asked anew, as it can have been given back since. */
async function told(event: Stripe.Event, ask: PaymentProvider['ask']): Promise<WebhookRead> {
  const named = { eventId: event.id, event: event.type }
  if (!aboutPayments.has(event.type)) return { kind: 'ignored', ...named }
  const session = event.data.object as Stripe.Checkout.Session
  if (session.payment_status === 'paid') return { kind: 'told', ...named, truth: await ask(session.id) }
  const truth = truthOfSession(session)
  if (event.type !== 'checkout.session.async_payment_failed') return { kind: 'told', ...named, truth }
  return { kind: 'told', ...named, truth: { ...truth, state: 'failed' } }
}

function outcomeOf({ id, status, failure_reason }: Stripe.Refund): RefundOutcome {
  if (status === 'succeeded') return { state: 'refunded', reference: id }
  if (status === 'failed' || status === 'canceled')
    return { state: 'refused', reason: failure_reason ?? status }
  return { state: 'pending', reference: id }
}

function down(error: unknown): never {
  const said = error instanceof Error ? error.message : String(error)
  throw new ProviderDown(`Stripe: ${said}`, { cause: error })
}
