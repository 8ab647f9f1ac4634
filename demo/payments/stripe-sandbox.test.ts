import { createPaymentProviders, ProviderDown } from '@gema/server/modules/payments/payments.ts'
import { playedProviders } from '@gema/server/testing/played-providers.ts'
import { expect, test } from 'vitest'

const minute = 60 * 1000

/** Stripe alone, reached in a way of the test's own. */
function stripeBy(change: { fetch?: typeof fetch; secretKey?: string }) {
  const { sandbox } = playedProviders()
  const { stripe } = sandbox.setups
  const keys = { ...stripe.keys, ...(change.secretKey && { secretKey: change.secretKey }) }
  const nobody = { razorpay: undefined, paypal: undefined, flutterwave: undefined, iyzico: undefined }
  const setup = { ...stripe, keys, fetch: change.fetch ?? stripe.fetch }
  const provider = createPaymentProviders({ ...nobody, stripe: setup }).get(3)
  if (provider === undefined) throw new Error('Stripe is not set up')
  return provider
}

test('a payment begins on a page of Stripe, and is open', async () => {
  const { begun } = playedProviders()
  const { provider, reference, payingPlace } = await begun('stripe')
  expect(provider).toMatchObject({ method: 3, name: 'Stripe', isSandbox: true })
  expect(payingPlace).toEqual({
    url: `https://shop.example/demo/payments/stripe/pay/${reference}`,
    fields: null,
  })
  expect(await provider.ask(reference)).toEqual({
    state: 'open',
    reference,
    uuid: '7d3f6f5e-5b0e-4b9b-9a53-6c1f2a7d9e01',
    charge: undefined,
    receipt: undefined,
  })
})

test('the same wish twice is one session, and another wish with its name is none', async () => {
  const { begun } = playedProviders()
  const first = await begun('stripe')
  expect((await begun('stripe')).reference).toBe(first.reference)
  await expect(begun('stripe', { orderNumber: 'GM-2611-0043' })).rejects.toThrow(ProviderDown)
})

test('Rp 150.000 are asked for and paid as 15000000', async () => {
  const { begun, store } = playedProviders()
  const { provider, reference, press } = await begun('stripe')
  expect(await store.find('stripe', reference)).toMatchObject({ minor: 15_000_000, currency: 'IDR' })
  await press('pay')
  expect(await provider.ask(reference)).toMatchObject({
    state: 'paid',
    charge: { currency: 'IDR', minor: 15_000_000, exponent: 2 },
    receipt: expect.stringMatching(/^pi_\w{24}$/),
  })
})

test('a payment that was declined has failed, and none was received', async () => {
  const { begun } = playedProviders()
  const { provider, reference, press } = await begun('stripe')
  await press('decline')
  expect(await provider.ask(reference)).toMatchObject({
    state: 'failed',
    charge: undefined,
    receipt: undefined,
  })
})

test('after its time it is expired', async () => {
  const { begun, clock } = playedProviders()
  const { provider, reference } = await begun('stripe')
  clock.moveOn(59 * minute)
  expect((await provider.ask(reference)).state).toBe('open')
  clock.moveOn(minute)
  expect((await provider.ask(reference)).state).toBe('expired')
})

test.each([
  ['five minutes', 5, 31],
  ['an hour', 60, 60],
  ['three days', 3 * 24 * 60, 24 * 60 - 1],
])('a deadline in %s is one that Stripe takes', async (_name, asked, taken) => {
  const { begun, clock, store } = playedProviders()
  const now = clock.now().getTime()
  const { reference } = await begun('stripe', { expiresAt: new Date(now + asked * minute) })
  const { extra } = (await store.find('stripe', reference)) ?? {}
  expect(extra?.expiresAt).toBe(new Date(now + taken * minute).toISOString())
})

test('money is given back once however often it is asked for, and never more than came', async () => {
  const { begun } = playedProviders()
  const { provider, reference, press } = await begun('stripe')
  await press('pay')
  const { receipt = '' } = await provider.ask(reference)
  const charge = { currency: 'IDR', minor: 10_000_000, exponent: 2 }
  const wish = { reference, receipt, charge, idempotencyKey: 'refund-of-the-order' }
  const first = await provider.refund(wish)
  expect(first).toEqual({ state: 'refunded', reference: expect.stringMatching(/^re_/) })
  expect(await provider.refund(wish)).toEqual(first)
  const more = await provider.refund({ ...wish, idempotencyKey: 'another refund' })
  expect(more).toEqual({ state: 'refused', reason: expect.stringContaining('greater than') })
  const unknown = await provider.refund({ ...wish, receipt: 'pi_unknown', idempotencyKey: 'a third' })
  expect(unknown).toMatchObject({ state: 'refused' })
})

test.each([1, 15_000_000])('money of which %d was given back is not paid', async (minor) => {
  const { begun, told } = playedProviders()
  const { provider, reference, press } = await begun('stripe')
  await press('pay')
  const { receipt = '' } = await provider.ask(reference)
  const charge = { currency: 'IDR', minor, exponent: 2 }
  await provider.refund({ reference, receipt, charge, idempotencyKey: 'refund-of-the-order' })
  const truth = { state: 'failed', charge: undefined, receipt: undefined }
  expect(await provider.ask(reference)).toMatchObject(truth)
  // The message was written before, and comes late.
  const message = told[0] ?? { headers: new Headers(), body: '' }
  expect(await provider.readWebhook(message)).toMatchObject({ kind: 'told', truth })
})

test('a payment that came in is told with a signature that holds', async () => {
  const { begun, told } = playedProviders()
  const { provider, reference, press } = await begun('stripe')
  await press('pay')
  const [message] = told
  expect(message?.path).toBe('/api/payments/stripe/webhook')
  expect(message && (await provider.readWebhook(message))).toEqual({
    kind: 'told',
    eventId: expect.stringMatching(/^evt_/),
    event: 'checkout.session.completed',
    truth: await provider.ask(reference),
  })
})

test('a payment that was declined is told as failed', async () => {
  const { begun, told } = playedProviders()
  const { provider, press } = await begun('stripe')
  await press('decline')
  const [message] = told
  expect(message && (await provider.readWebhook(message))).toMatchObject({
    kind: 'told',
    event: 'checkout.session.async_payment_failed',
    truth: { state: 'failed' },
  })
})

test.each<[string, (headers: Headers, body: string) => { headers: Headers; body: string }]>([
  ['without a signature', (_headers, body) => ({ headers: new Headers(), body })],
  ['with an empty one', (_headers, body) => ({ headers: new Headers({ 'Stripe-Signature': '' }), body })],
  [
    'with a signature of somebody else',
    (headers, body) => {
      const signature = headers.get('stripe-signature') ?? ''
      const other = signature.endsWith('0') ? '1' : '0'
      return { headers: new Headers({ 'Stripe-Signature': signature.slice(0, -1) + other }), body }
    },
  ],
  ['with another amount', (headers, body) => ({ headers, body: body.replaceAll('15000000', '15000001') })],
  [
    'with a newer time than was signed',
    (headers, body) => {
      const signature = headers.get('stripe-signature') ?? ''
      return { headers: new Headers({ 'Stripe-Signature': signature.replace(/t=(\d+)\d/, 't=$19') }), body }
    },
  ],
])('a message %s is forged', async (_name, forge) => {
  const { begun, told } = playedProviders()
  const { provider, press } = await begun('stripe')
  await press('pay')
  const { headers, body } = told[0] ?? { headers: new Headers(), body: '' }
  expect((await provider.readWebhook({ headers, body })).kind).toBe('told')
  expect(await provider.readWebhook(forge(headers, body))).toEqual({ kind: 'forged' })
})

test('a message is good for five minutes', async () => {
  const { begun, told, clock } = playedProviders()
  const { provider, press } = await begun('stripe')
  await press('pay')
  const message = told[0] ?? { headers: new Headers(), body: '' }
  clock.moveOn(5 * minute)
  expect((await provider.readWebhook(message)).kind).toBe('told')
  clock.moveOn(1000)
  expect(await provider.readWebhook(message)).toEqual({ kind: 'forged' })
})

test('wrong keys and an unknown session tell nothing', async () => {
  await expect(stripeBy({ secretKey: 'sk_test_wrong' }).ask('cs_test_1')).rejects.toThrow(ProviderDown)
  await expect(stripeBy({}).ask('cs_test_unknown')).rejects.toThrow(ProviderDown)
})

test('a Stripe that cannot be reached tells nothing, after a second try', async () => {
  let tries = 0
  const away = async () => {
    tries += 1
    throw new TypeError('fetch failed')
  }
  await expect(stripeBy({ fetch: away }).ask('cs_test_1')).rejects.toThrow(ProviderDown)
  expect(tries).toBe(2)
})
