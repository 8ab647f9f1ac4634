import { decimalOfMinor } from '@gema/contract/values/decimal-text.ts'
import {
  type PaymentProvider,
  type PaymentTruth,
  ProviderDown,
  type RefundOutcome,
  type RefundWish,
} from '../payment-provider.ts'
import { chargedCurrency, paypalExponents } from './currency-exponents.ts'
import { createPaypalApi, type PaypalApi, type PaypalSetup } from './paypal-api.ts'
import { paypalOrderOf, truthOfPaypal } from './paypal-order.ts'
import { type PaypalOrder, paypalOrder, paypalProblem, paypalRefund } from './paypal-shapes.ts'
import { readPaypalWebhook } from './paypal-webhook.ts'
import type { ProviderAnswer } from './provider-fetch.ts'
import { inShape } from './provider-json.ts'

/**
 * PayPal by its Orders API: the shopper approves an order on PayPal's page, and whoever asks first and may take the money
 * captures it.
 */
export function createPaypal(setup: PaypalSetup): PaymentProvider {
  const api = createPaypalApi(setup)
  return {
    method: 4,
    name: 'PayPal',
    isSandbox: setup.isSandbox,
    chargeIn: (shopCurrency) => chargedCurrency(paypalExponents, shopCurrency),
    async start(wish) {
      const answer = await api({
        method: 'POST',
        path: '/v2/checkout/orders',
        body: JSON.stringify(paypalOrderOf(wish)),
        requestId: wish.uuid,
      })
      if (answer.status >= 400) throw new ProviderDown(`PayPal takes no order: ${issueOf(answer)}`)
      const { id, links } = inShape(paypalOrder, answer.body)
      const link = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
      if (link === undefined) throw new ProviderDown('PayPal gives no page to pay on')
      return { reference: id, payingPlace: { url: link.href, fields: null } }
    },
    ask: (reference, { mayTake = true } = {}) => askOrder(api, reference, mayTake),
    readWebhook: (request) => {
      const ask = (reference: string) => askOrder(api, reference, false)
      return readPaypalWebhook(request, { api, webhookId: setup.keys.webhookId, ask })
    },
    refund: (wish) => refund(api, wish),
  }
}

async function askOrder(api: PaypalApi, reference: string, mayTake: boolean): Promise<PaymentTruth> {
  const order = await readOrder(api, reference)
  if (order?.status !== 'APPROVED' || !mayTake) return truthOf(reference, order)
  const wasRefused = await capture(api, reference)
  if (wasRefused) return { ...truthOfPaypal(order), state: 'failed' }
  // What has come of it is read where it is always read.
  return truthOf(reference, await readOrder(api, reference))
}

// Orders that nobody approves are forgotten after some hours.
const truthOf = (reference: string, order: PaypalOrder | undefined): PaymentTruth =>
  order === undefined
    ? { state: 'expired', reference, uuid: undefined, charge: undefined, receipt: undefined }
    : truthOfPaypal(order)

const pathOf = (reference: string): string => `/v2/checkout/orders/${encodeURIComponent(reference)}`

async function readOrder(api: PaypalApi, reference: string): Promise<PaypalOrder | undefined> {
  const answer = await api({ method: 'GET', path: pathOf(reference) })
  if (answer.status === 404) return undefined
  if (answer.status !== 200) throw new ProviderDown(`PayPal does not tell about an order: ${issueOf(answer)}`)
  return inShape(paypalOrder, answer.body)
}

/** The shopper has something left to do, or somebody has been quicker. */
const noRefusals = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED', 'ORDER_ALREADY_CAPTURED']

/** Takes the money of an approved order, once however often it is asked for; true where it cannot be had. */
async function capture(api: PaypalApi, reference: string): Promise<boolean> {
  const path = `${pathOf(reference)}/capture`
  const answer = await api({ method: 'POST', path, body: '{}', requestId: `capture-${reference}` })
  if (answer.status < 300 || answer.status === 404) return false
  if (answer.status !== 422) throw new ProviderDown(`PayPal does not capture: ${issueOf(answer)}`)
  return !noRefusals.includes(issueOf(answer))
}

async function refund(
  api: PaypalApi,
  { receipt, charge, idempotencyKey }: RefundWish,
): Promise<RefundOutcome> {
  const amount = { currency_code: charge.currency, value: decimalOfMinor(charge.minor, charge.exponent) }
  const answer = await api({
    method: 'POST',
    path: `/v2/payments/captures/${encodeURIComponent(receipt)}/refund`,
    body: JSON.stringify({ amount }),
    requestId: idempotencyKey,
  })
  // The same wish is on its way already.
  if (answer.status === 409) throw new ProviderDown('PayPal is busy with this refund')
  if (answer.status >= 400) return { state: 'refused', reason: issueOf(answer) }
  const { id, status } = inShape(paypalRefund, answer.body)
  if (status === 'COMPLETED') return { state: 'refunded', reference: id }
  return status === 'PENDING' ? { state: 'pending', reference: id } : { state: 'refused', reason: status }
}

function issueOf(answer: ProviderAnswer): string {
  const { name, details } = inShape(paypalProblem, answer.body)
  return details[0]?.issue ?? name
}
