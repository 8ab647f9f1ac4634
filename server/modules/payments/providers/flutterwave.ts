import { decimalOfMinor } from '@gema/contract/values/decimal-text.ts'
import { z } from 'zod'
import {
  type PaymentProvider,
  type PaymentTruth,
  ProviderDown,
  type RawRequest,
  type WebhookRead,
} from '../payment-provider.ts'
import { chargedCurrency, flutterwaveExponents } from './currency-exponents.ts'
import { createFlutterwaveApi, type FlutterwaveApi, type FlutterwaveSetup } from './flutterwave-api.ts'
import { refundFlutterwave } from './flutterwave-refund.ts'
import { askFlutterwave, transactionOfId, truthOfFlutterwave } from './flutterwave-transaction.ts'
import { inShape, readProviderJson } from './provider-json.ts'
import { isSameText } from './same-text.ts'

/** Flutterwave by its Standard page. It calls a payment as we do. */
export function createFlutterwave(setup: FlutterwaveSetup): PaymentProvider {
  const api = createFlutterwaveApi(setup)
  const now = setup.now ?? (() => new Date())
  return {
    method: 5,
    name: 'Flutterwave',
    isSandbox: setup.isSandbox,
    chargeIn: (shopCurrency) => chargedCurrency(flutterwaveExponents, shopCurrency),
    async start({ uuid, orderNumber, charge, customer, ...wish }) {
      const answer = await api('POST', '/payments', {
        tx_ref: uuid,
        amount: decimalOfMinor(charge.minor, charge.exponent),
        currency: charge.currency,
        redirect_url: wish.returnUrl,
        customer: { email: customer.email, name: customer.name, phonenumber: customer.phone },
        customizations: { title: orderNumber },
        meta: { order_number: orderNumber, language: wish.language },
        session_duration: minutesUntil(wish.expiresAt, now()),
      })
      if ('refused' in answer) throw new ProviderDown(`Flutterwave takes no payment: ${answer.refused}`)
      const { link } = inShape(z.object({ link: z.string() }), answer.data)
      return { reference: uuid, payingPlace: { url: link, fields: null } }
    },
    ask: async (reference) => (await askFlutterwave(api, reference)) ?? untried(reference),
    readWebhook: (request) => readWebhook(request, api, setup.keys.webhookHash),
    refund: (wish) => refundFlutterwave(api, wish),
  }
}

/** Its pages stay open for whole minutes, and for a day at most. */
const minutesUntil = (end: Date, now: Date): number =>
  Math.min(Math.max(Math.ceil((end.getTime() - now.getTime()) / 60_000), 1), 1440)

const untried = (reference: string): PaymentTruth => ({
  state: 'open',
  reference,
  uuid: undefined,
  charge: undefined,
  receipt: undefined,
})

const message = z.object({ event: z.string(), data: z.object({ id: z.string(), status: z.string() }) })

/** The hash says who sends it, but not what: that is asked anew. */
async function readWebhook(request: RawRequest, api: FlutterwaveApi, hash: string): Promise<WebhookRead> {
  if (!isSameText(request.headers.get('verif-hash') ?? '', hash)) return { kind: 'forged' }
  const read = message.safeParse(readProviderJson(request.body))
  if (!read.success) return { kind: 'ignored', eventId: 'unreadable', event: 'unreadable' }
  const { event, data } = read.data
  const transaction = event === 'charge.completed' ? await transactionOfId(api, data.id) : undefined
  const eventId = `${event}:${data.id}:${transaction?.status ?? data.status}`
  if (transaction === undefined) return { kind: 'ignored', eventId, event }
  return { kind: 'told', eventId, event, truth: await truthOfFlutterwave(api, transaction) }
}
