import { createHmac } from 'node:crypto'
import {
  razorpayOrderOf,
  razorpayPaymentId,
  razorpayPaymentOf,
  razorpayProblem,
  razorpayRefundOf,
} from './razorpay-sandbox-answers.ts'
import { newSandboxId, sandboxIdOf } from './sandbox-ids.ts'
import { sandboxKeys } from './sandbox-keys.ts'
import type {
  SandboxAround,
  SandboxLeave,
  SandboxPayment,
  SandboxProvider,
  SandboxStore,
} from './sandbox-provider.ts'

const keys = sandboxKeys.razorpay
const basic = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`

/** Razorpay, played: orders, their payments, refunds, the form that enters its page and the one that leaves it. */
export function createRazorpaySandbox({ now }: SandboxAround): SandboxProvider {
  return {
    key: 'razorpay',
    name: 'Razorpay',
    apiOrigin: 'https://api.razorpay.com',
    async api(request, store) {
      if (request.headers.get('authorization') !== basic) return razorpayProblem('Authentication failed', 401)
      const asked = `${request.method} ${new URL(request.url).pathname}`
      if (asked === 'POST /v1/orders') return makeOrder(request, store, now())
      const [, paid] = /^POST \/v1\/payments\/(\w+)\/refund$/.exec(asked) ?? []
      if (paid !== undefined) return makeRefund(request, store, paid)
      const [, id, tries] = /^GET \/v1\/orders\/(\w+)(\/payments)?$/.exec(asked) ?? []
      if (id === undefined) return razorpayProblem('The requested URL was not found on the server.', 404)
      const payment = await store.find('razorpay', id)
      if (payment === undefined) return unknown()
      if (tries === undefined) return Response.json(razorpayOrderOf(payment))
      const items = payment.state === 'paid' || payment.state === 'failed' ? [razorpayPaymentOf(payment)] : []
      return Response.json({ entity: 'collection', count: items.length, items })
    },
    async enter(form, store) {
      const payment = await store.find('razorpay', form.order_id ?? '')
      const isRight = form.key_id === keys.keyId && Number(form.amount) === payment?.minor
      if (payment === undefined || !isRight) return undefined
      const { callback_url: callbackUrl = '', cancel_url: cancelUrl = '' } = form
      // Razorpay's form says nothing of languages; the shop's own addresses do.
      const language = URL.parse(cancelUrl)?.pathname.startsWith('/id/') ? 'id' : 'en'
      const entered = { ...payment, callbackUrl, cancelUrl, language, email: form['prefill[email]'] ?? '' }
      await store.save(entered)
      return entered
    },
    newReceipt: () => newSandboxId('pay_', 14),
    leave,
    webhook(payment, { eventId, at }) {
      const isPaid = payment.state === 'paid'
      const body = JSON.stringify({
        entity: 'event',
        account_id: 'acc_GemaSandbox000',
        event: isPaid ? 'order.paid' : 'payment.failed',
        contains: isPaid ? ['payment', 'order'] : ['payment'],
        payload: {
          payment: { entity: razorpayPaymentOf(payment) },
          ...(isPaid && { order: { entity: razorpayOrderOf(payment) } }),
        },
        created_at: Math.floor(at.getTime() / 1000),
      })
      const headers = {
        'Content-Type': 'application/json',
        'X-Razorpay-Signature': sign(body, keys.webhookSecret),
        'X-Razorpay-Event-Id': eventId,
      }
      return { headers, body }
    },
  }
}

const sign = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('hex')

const unknown = () => razorpayProblem('The id provided does not exist')

function leave(payment: SandboxPayment, outcome: 'paid' | 'failed' | 'cancelled'): SandboxLeave {
  if (outcome === 'cancelled') return { url: payment.cancelUrl }
  const [order, tried] = [payment.id, razorpayPaymentId(payment)]
  const paid = {
    razorpay_payment_id: tried,
    razorpay_order_id: order,
    razorpay_signature: sign(`${order}|${tried}`, keys.keySecret),
  }
  const failed = {
    'error[code]': 'BAD_REQUEST_ERROR',
    'error[description]': 'Payment failed',
    'error[reason]': 'payment_failed',
    'error[metadata]': JSON.stringify({ payment_id: tried, order_id: order }),
  }
  return { url: payment.callbackUrl, fields: outcome === 'paid' ? paid : failed }
}

interface OrderAsked {
  amount?: unknown
  currency?: unknown
  receipt?: unknown
  notes?: { order?: unknown }
}

async function makeOrder(request: Request, store: SandboxStore, now: Date): Promise<Response> {
  const asked = (await request.json().catch(() => ({}))) as OrderAsked
  const { amount, currency, receipt } = asked
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 100)
    return razorpayProblem('The amount must be at least 1.00')
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    return razorpayProblem('Currency is not supported')
  const uuid = typeof receipt === 'string' ? receipt : ''
  if (uuid.length > 40) return razorpayProblem('The receipt may not be greater than 40 characters.')
  const payment: SandboxPayment = {
    ...{ id: newSandboxId('order_', 14), provider: 'razorpay', uuid, currency, minor: amount, exponent: 2 },
    orderNumber: String(asked.notes?.order ?? ''),
    ...{ state: 'open', receipt: undefined, refundedMinor: 0, email: '', language: 'en' },
    ...{ returnUrl: '', cancelUrl: '', callbackUrl: '' },
    extra: { createdAt: now.toISOString() },
  }
  await store.save(payment)
  return Response.json(razorpayOrderOf(payment))
}

async function makeRefund(request: Request, store: SandboxStore, paid: string): Promise<Response> {
  const payment = await store.findBy('razorpay', ({ receipt, state }) => receipt === paid && state === 'paid')
  if (payment === undefined) return unknown()
  const { amount = payment.minor } = (await request.json().catch(() => ({}))) as { amount?: number }
  const key = request.headers.get('x-refund-idempotency')
  if (key !== null && !/^[\w-]{10,}$/.test(key)) return razorpayProblem('The idempotency key is not valid.')
  const id = key === null ? newSandboxId('rfnd_', 14) : sandboxIdOf('rfnd_', key, 14)
  const known = payment.extra[id]
  if (known !== undefined) {
    return Number(known) === amount
      ? Response.json(razorpayRefundOf(payment, { id, amount }))
      : razorpayProblem('Different request with the same idempotency key has already been processed.')
  }
  if (!Number.isSafeInteger(amount) || amount <= 0 || payment.refundedMinor + amount > payment.minor)
    return razorpayProblem('The total refund amount is greater than the refund payment amount')
  const extra = { ...payment.extra, [id]: String(amount) }
  await store.save({ ...payment, extra, refundedMinor: payment.refundedMinor + amount })
  return Response.json(razorpayRefundOf(payment, { id, amount }))
}
