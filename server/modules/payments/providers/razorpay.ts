import { createHash, createHmac } from 'node:crypto'
import type { PaymentProvider, PaymentWish, RefundOutcome, WebhookRead } from '../payment-provider.ts'
import { ProviderDown } from '../payment-provider.ts'
import { createRazorpayApi, RazorpayRefusal } from './razorpay-api.ts'
import { razorpayExponent } from './razorpay-exponents.ts'
import {
  type RazorpayOrder,
  razorpayEvent,
  razorpayOrder,
  razorpayPayments,
  razorpayRefund,
} from './razorpay-shapes.ts'
import { truthOfEvent, truthOfOrder } from './razorpay-truth.ts'
import { isSameText } from './same-text.ts'

interface RazorpayParts {
  keys: { keyId: string; keySecret: string; webhookSecret: string }
  fetch: typeof fetch
  isSandbox: boolean
  /** Where the browser sends the form that opens the hosted page. */
  checkoutUrl?: string
}

export const razorpayCheckoutUrl = 'https://api.razorpay.com/v1/checkout/embedded'

/** Razorpay, by its hosted checkout: the browser enters and leaves it with a form. */
export function createRazorpay(parts: RazorpayParts): PaymentProvider {
  const { keys, isSandbox, checkoutUrl = razorpayCheckoutUrl } = parts
  const api = createRazorpayApi(keys, parts.fetch)
  const ask = async (reference: string) => {
    const path = `/v1/orders/${encodeURIComponent(reference)}`
    const order = await api({ path }, razorpayOrder).catch(down)
    const { items } = await api({ path: `${path}/payments` }, razorpayPayments).catch(down)
    return truthOfOrder(order, items)
  }
  return {
    method: 1,
    name: 'Razorpay',
    isSandbox,
    chargeIn: (shopCurrency) => ({ currency: shopCurrency, exponent: razorpayExponent(shopCurrency) }),
    async start(wish) {
      const order = await api({ path: '/v1/orders', body: orderOf(wish) }, razorpayOrder).catch(down)
      const fields = formOf(wish, order, keys.keyId)
      return { reference: order.id, payingPlace: { url: checkoutUrl, fields } }
    },
    ask,
    async readWebhook({ headers, body }) {
      const signature = headers.get('x-razorpay-signature') ?? ''
      if (!isSameText(signature, sign(body, keys.webhookSecret))) return { kind: 'forged' }
      const read = told(body, headers.get('x-razorpay-event-id'))
      if (read.kind !== 'told' || read.truth.state !== 'paid') return read
      // It can have been given back since.
      return { ...read, truth: await ask(read.truth.reference) }
    },
    async readCallback(form) {
      const { razorpay_order_id: order, razorpay_payment_id: payment, razorpay_signature: signature } = form
      if (!order || !payment || !signature) return undefined
      return isSameText(signature, sign(`${order}|${payment}`, keys.keySecret)) ? order : undefined
    },
    async refund({ receipt, charge, idempotencyKey }) {
      try {
        const path = `/v1/payments/${encodeURIComponent(receipt)}/refund`
        const headers = { 'X-Refund-Idempotency': idempotencyKey }
        const refund = await api({ path, body: { amount: charge.minor }, headers }, razorpayRefund)
        return outcomeOf(refund)
      } catch (error) {
        if (error instanceof RazorpayRefusal) return { state: 'refused', reason: error.message }
        throw error
      }
    },
  }
}

const sign = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('hex')

const orderOf = ({ uuid, orderNumber, charge }: PaymentWish) => ({
  amount: charge.minor,
  currency: charge.currency,
  receipt: uuid,
  notes: { uuid, order: orderNumber },
  payment_capture: true,
})

const formOf = (wish: PaymentWish, order: RazorpayOrder, keyId: string): Record<string, string> => ({
  key_id: keyId,
  order_id: order.id,
  amount: String(order.amount),
  currency: order.currency,
  // The name that stands over the page: the shop's address is what the shopper has just come from.
  name: new URL(wish.returnUrl).hostname,
  description: wish.orderNumber,
  'prefill[name]': wish.customer.name,
  'prefill[email]': wish.customer.email,
  'prefill[contact]': wish.customer.phone,
  // Payments know nothing of the notes of their order.
  'notes[uuid]': wish.uuid,
  callback_url: wish.callbackUrl,
  cancel_url: wish.cancelUrl,
})

/** Razorpay names every event; one without a name is known by its text. */
function told(body: string, named: string | null): WebhookRead {
  const eventId = named ?? createHash('sha256').update(body).digest('hex')
  const parsed = razorpayEvent.safeParse(jsonOf(body))
  if (!parsed.success) return { kind: 'ignored', eventId, event: 'unreadable' }
  const truth = truthOfEvent(parsed.data)
  const { event } = parsed.data
  return truth === undefined ? { kind: 'ignored', eventId, event } : { kind: 'told', eventId, event, truth }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function outcomeOf({ id, status }: { id: string; status: string }): RefundOutcome {
  if (status === 'processed') return { state: 'refunded', reference: id }
  return status === 'failed'
    ? { state: 'refused', reason: 'Razorpay: the refund has failed' }
    : { state: 'pending', reference: id }
}

function down(error: unknown): never {
  throw error instanceof RazorpayRefusal ? new ProviderDown(error.message, { cause: error }) : error
}
