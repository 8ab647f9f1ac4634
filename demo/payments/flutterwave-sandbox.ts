import { decimalOfMinor, minorOfDecimal } from '@gema/contract/values/decimal-text.ts'
import { Hono } from 'hono'
import { madeNumber } from './made-number.ts'
import { sandboxKeys } from './sandbox-keys.ts'
import type { SandboxAround, SandboxPayment, SandboxProvider, SandboxStore } from './sandbox-provider.ts'
import { refundsOf, restOf, type SandboxRefund, withRefund } from './sandbox-refunds.ts'
import { readJson, textAt } from './text-at.ts'
import { withQuery } from './with-query.ts'

const { secretKey, webhookHash } = sandboxKeys.flutterwave

/** Flutterwave, played: a link to a page, and a transaction as soon as the shopper has tried to pay. */
export function createFlutterwaveSandbox({ pagesUrl, now }: SandboxAround): SandboxProvider {
  const app = new Hono<{ Bindings: { store: SandboxStore } }>()
    .use(async (c, next) => {
      if (c.req.header('authorization') === `Bearer ${secretKey}`) return next()
      return refused('Invalid authorization key', 401)
    })
    .post('/v3/payments', async (c) => {
      const payment = readPayment(readJson(await c.req.text()), now())
      if (payment === undefined) return refused('Invalid payment details')
      const earlier = await c.env.store.find('flutterwave', payment.id)
      if (earlier === undefined) await c.env.store.save(payment)
      return done('Hosted Link', { link: `${pagesUrl}/flutterwave/pay/${payment.id}` })
    })
    .get('/v3/transactions/verify_by_reference', async (c) =>
      shown(await c.env.store.find('flutterwave', c.req.query('tx_ref') ?? '')),
    )
    .get('/v3/transactions', async (c) => {
      const payment = await c.env.store.find('flutterwave', c.req.query('tx_ref') ?? '')
      return done('Transactions fetched', payment?.state === 'paid' ? [transactionBody(payment)] : [])
    })
    .get('/v3/transactions/:id/verify', async (c) =>
      shown(await ofTransaction(c.env.store, c.req.param('id'))),
    )
    .get('/v3/refunds', async (c) => {
      const payment = await ofTransaction(c.env.store, c.req.query('id') ?? '')
      return done('Refunds fetched', payment ? refundsOf(payment).map((one) => refundBody(payment, one)) : [])
    })
    .post('/v3/transactions/:id/refund', async (c) => {
      const payment = await ofTransaction(c.env.store, c.req.param('id'))
      return payment?.state === 'paid'
        ? giveBack(c.env.store, payment, readJson(await c.req.text()))
        : refused(notFound)
    })
    .notFound(() => refused('Cannot find this address', 404))
  return {
    key: 'flutterwave',
    name: 'Flutterwave',
    apiOrigin: 'https://api.flutterwave.com',
    api: async (request, store) => app.fetch(request, { store }),
    leave({ id, returnUrl, extra }, outcome) {
      if (outcome === 'cancelled') return { url: withQuery(returnUrl, { status: 'cancelled', tx_ref: id }) }
      const status = outcome === 'paid' ? 'successful' : 'failed'
      return { url: withQuery(returnUrl, { status, tx_ref: id, transaction_id: extra.transactionId ?? '' }) }
    },
    webhook: (payment) => ({
      headers: { 'Content-Type': 'application/json', 'verif-hash': webhookHash },
      body: JSON.stringify({
        event: 'charge.completed',
        data: transactionBody(payment),
        'event.type': 'CARD_TRANSACTION',
      }),
    }),
  }
}

const notFound = 'No transaction was found for this id'

const done = (message: string, data: unknown): Response => Response.json({ status: 'success', message, data })

const refused = (message: string, status = 400): Response =>
  Response.json({ status: 'error', message, data: null }, { status })

const ofTransaction = (store: SandboxStore, id: string) =>
  store.findBy('flutterwave', ({ extra }) => extra.transactionId === id)

/** Before the shopper has tried to pay there is nothing to show. */
const shown = (payment: SandboxPayment | undefined): Response =>
  payment?.state === 'paid' || payment?.state === 'failed'
    ? done('Transaction fetched successfully', transactionBody(payment))
    : refused(notFound)

function transactionBody(payment: SandboxPayment) {
  const amount = Number(decimalOfMinor(payment.minor, payment.exponent))
  return {
    id: Number(payment.extra.transactionId),
    tx_ref: payment.id,
    flw_ref: `FLW-SANDBOX-${payment.extra.transactionId}`,
    amount,
    charged_amount: amount,
    currency: payment.currency,
    status: payment.state === 'paid' ? 'successful' : 'failed',
    payment_type: 'card',
    customer: { email: payment.email },
  }
}

const refundBody = (payment: SandboxPayment, { id, key, minor }: SandboxRefund) => ({
  id: Number(id),
  tx_id: Number(payment.extra.transactionId),
  amount_refunded: Number(decimalOfMinor(minor, payment.exponent)),
  status: 'completed-mpgs',
  destination: 'payment_source',
  comments: key,
})

/** Nothing keeps it from being asked for twice, as at the real one. */
async function giveBack(store: SandboxStore, payment: SandboxPayment, body: unknown): Promise<Response> {
  const text = textAt(body, 'amount')
  const minor = text === undefined ? restOf(payment) : minorOfDecimal(text, payment.exponent)
  if (!minor || minor > restOf(payment))
    return refused('Refund amount is more than the amount left to refund')
  const nth = refundsOf(payment).length
  const id = String(madeNumber(`flutterwave refund ${payment.id} ${nth}`))
  const refund = { id, key: textAt(body, 'comments') ?? '', minor }
  await store.save(withRefund(payment, refund))
  return done('Transaction refund initiated', refundBody(payment, refund))
}

const whole = ['RWF', 'UGX', 'XAF', 'XOF']

function readPayment(body: unknown, now: Date): SandboxPayment | undefined {
  const said = (...path: string[]) => textAt(body, ...path)
  const [id, email, returnUrl] = [said('tx_ref'), said('customer', 'email'), said('redirect_url')]
  const currency = said('currency') ?? 'NGN'
  const exponent = whole.includes(currency) ? 0 : 2
  const minor = minorOfDecimal(said('amount') ?? '', exponent)
  if (!id || !email || !returnUrl || !minor || currency === 'IDR') return undefined
  const minutes = Number(said('session_duration') ?? 1440)
  return {
    id,
    provider: 'flutterwave',
    uuid: id,
    orderNumber: said('meta', 'order_number') ?? '',
    currency,
    minor,
    exponent,
    state: 'open',
    receipt: undefined,
    refundedMinor: 0,
    email,
    language: said('meta', 'language') ?? 'en',
    returnUrl,
    cancelUrl: returnUrl,
    callbackUrl: '',
    extra: {
      transactionId: String(madeNumber(`flutterwave ${id}`)),
      expiresAt: new Date(now.getTime() + minutes * 60_000).toISOString(),
    },
  }
}
