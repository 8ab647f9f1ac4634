import { createHash, createHmac } from 'node:crypto'
import { newSandboxId, sandboxIdOf } from './sandbox-ids.ts'
import { sandboxKeys } from './sandbox-keys.ts'
import type { SandboxAround, SandboxPayment, SandboxProvider, SandboxStore } from './sandbox-provider.ts'
import { stripeProblem, stripeRefund, stripeSession } from './stripe-sandbox-answers.ts'

const keys = sandboxKeys.stripe
const minute = 60 * 1000

/** Stripe, played: Checkout Sessions, refunds and signed events, as far as the shop uses them. */
export function createStripeSandbox({ pagesUrl, now }: SandboxAround): SandboxProvider {
  const shown = (payment: SandboxPayment, expand = false) =>
    stripeSession(payment, { now: now(), pagesUrl, expand })
  return {
    key: 'stripe',
    name: 'Stripe',
    apiOrigin: 'https://api.stripe.com',
    async api(request, store) {
      const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
      if (given !== keys.secretKey) return stripeProblem({ status: 401, message: 'Invalid API Key provided' })
      const { pathname, searchParams } = new URL(request.url)
      const asked = `${request.method} ${pathname}`
      if (asked === 'POST /v1/checkout/sessions') {
        const made = await makeSession(request, store, now())
        return made instanceof Response ? made : Response.json(shown(made))
      }
      if (asked === 'POST /v1/refunds') return makeRefund(request, store)
      const id = /^GET \/v1\/checkout\/sessions\/(\w+)$/.exec(asked)?.[1]
      if (id === undefined)
        return stripeProblem({ status: 404, message: `Unrecognized request URL (${asked})` })
      const payment = await store.find('stripe', id)
      const wantsIntent = [...searchParams.values()].includes('payment_intent.latest_charge')
      return payment ? Response.json(shown(payment, wantsIntent)) : missing('checkout.session', id)
    },
    newReceipt: () => newSandboxId('pi_', 24),
    // A card that is declined keeps the shopper on Stripe's page; here the shop is told at once, as of a bank debit.
    leave: (payment, outcome) => ({ url: outcome === 'cancelled' ? payment.cancelUrl : payment.returnUrl }),
    webhook(payment, { eventId, at }) {
      const body = JSON.stringify({
        id: eventId,
        object: 'event',
        created: Math.floor(at.getTime() / 1000),
        data: { object: shown(payment) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type: `checkout.session.${events[payment.state]}`,
      })
      return { headers: { 'Content-Type': 'application/json', 'Stripe-Signature': sign(body, at) }, body }
    },
  }
}

const events = {
  open: 'completed',
  paid: 'completed',
  failed: 'async_payment_failed',
  expired: 'expired',
} as const

function sign(body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  const mac = createHmac('sha256', keys.webhookSecret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}

const missing = (what: string, id: string) =>
  stripeProblem({ status: 404, code: 'resource_missing', message: `No such ${what}: '${id}'` })

async function makeSession(
  request: Request,
  store: SandboxStore,
  now: Date,
): Promise<SandboxPayment | Response> {
  const text = await request.text()
  const form = new URLSearchParams(text)
  const of = (name: string): string => form.get(name) ?? ''
  const price = (name: string): string => of(`line_items[0][price_data]${name}`)
  const [minor, currency] = [Number(price('[unit_amount]')), price('[currency]').toUpperCase()]
  const expiresAt = new Date(Number(of('expires_at')) * 1000)
  const untilThen = expiresAt.getTime() - now.getTime()
  if (of('mode') !== 'payment') return wrong('mode')
  if (!Number.isSafeInteger(minor) || minor <= 0) return wrong('line_items[0][price_data][unit_amount]')
  if (!/^[A-Z]{3}$/.test(currency)) return wrong('line_items[0][price_data][currency]')
  if (!URL.canParse(of('success_url'))) return wrong('success_url')
  if (!(untilThen >= 30 * minute && untilThen <= 24 * 60 * minute)) return wrong('expires_at')
  const key = request.headers.get('idempotency-key')
  const id = key ? sandboxIdOf('cs_test_', key, 32) : newSandboxId('cs_test_', 32)
  const asked = createHash('sha256').update(text).digest('hex')
  const known = await store.find('stripe', id)
  if (known !== undefined) return known.extra.asked === asked ? known : otherWish()
  const payment: SandboxPayment = {
    ...{ id, provider: 'stripe', uuid: of('client_reference_id'), currency, minor },
    // Stripe's own count: all that the shop sells in has two decimals there.
    exponent: 2,
    orderNumber: price('[product_data][name]'),
    ...{ state: 'open', receipt: undefined, refundedMinor: 0 },
    email: of('customer_email'),
    language: of('locale'),
    ...{ returnUrl: of('success_url'), cancelUrl: of('cancel_url'), callbackUrl: '' },
    extra: { asked, createdAt: now.toISOString(), expiresAt: expiresAt.toISOString() },
  }
  await store.save(payment)
  return payment
}

const wrong = (param: string) =>
  stripeProblem({ param, code: 'parameter_invalid', message: `Invalid ${param}` })

const otherWish = () =>
  stripeProblem({
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  })

async function makeRefund(request: Request, store: SandboxStore): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  const intent = form.get('payment_intent') ?? ''
  const amount = Number(form.get('amount'))
  const payment = await store.findBy('stripe', ({ receipt, state }) => receipt === intent && state === 'paid')
  if (payment === undefined) return missing('payment_intent', intent)
  const key = request.headers.get('idempotency-key')
  const id = key ? sandboxIdOf('re_', key) : newSandboxId('re_', 24)
  const known = payment.extra[id]
  if (known !== undefined) {
    if (Number(known) !== amount) return otherWish()
    return Response.json(stripeRefund(payment, { id, amount }))
  }
  if (!Number.isSafeInteger(amount) || amount <= 0) return wrong('amount')
  if (payment.refundedMinor + amount > payment.minor) {
    return stripeProblem({
      code: 'charge_already_refunded',
      message: 'Refund amount is greater than unrefunded amount on charge',
    })
  }
  const extra = { ...payment.extra, [id]: String(amount) }
  await store.save({ ...payment, extra, refundedMinor: payment.refundedMinor + amount })
  return Response.json(stripeRefund(payment, { id, amount }))
}
