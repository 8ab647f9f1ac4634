import { createHmac } from 'node:crypto'
import { ProviderDown } from '@gema/server/modules/payments/payments.ts'
import { playedProviders } from '@gema/server/testing/played-providers.ts'
import { expect, test } from 'vitest'
import { sandboxKeys } from './sandbox-keys.ts'

const keys = sandboxKeys.razorpay
const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex')

/** The fields of the form that a page sends by itself. */
async function fieldsOf(response: Response): Promise<Record<string, string>> {
  const html = await response.text()
  const found = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]))
}

test('a payment begins with a form that the browser sends, and is open', async () => {
  const { begun } = playedProviders()
  const { provider, reference, payingPlace, page } = await begun('razorpay')
  expect(provider).toMatchObject({ method: 1, name: 'Razorpay', isSandbox: true })
  expect(payingPlace.url).toBe('https://shop.example/demo/payments/razorpay/checkout')
  expect(payingPlace.fields).toMatchObject({
    key_id: keys.keyId,
    order_id: reference,
    amount: '15000000',
    currency: 'IDR',
    description: 'GM-2611-0042',
    'prefill[email]': 'sari@surel.example',
    callback_url: 'https://shop.example/api/payments/razorpay/callback?order=1',
    cancel_url: 'https://shop.example/payment/razorpay/return?order=1&cancelled=1',
  })
  expect(page).toBe(`https://shop.example/demo/payments/razorpay/pay/${reference}`)
  expect(await provider.ask(reference)).toEqual({
    state: 'open',
    reference,
    uuid: '7d3f6f5e-5b0e-4b9b-9a53-6c1f2a7d9e01',
    charge: undefined,
    receipt: undefined,
  })
})

test('a form with another amount, key or order opens no page', async () => {
  const { begun, open } = playedProviders()
  const { payingPlace } = await begun('razorpay')
  const wrong = { amount: '1', key_id: 'rzp_test_other', order_id: 'order_unknown' }
  for (const [name, value] of Object.entries(wrong)) {
    expect((await open(payingPlace.url, { ...payingPlace.fields, [name]: value })).status).toBe(404)
  }
})

test('whoever pays comes back with a signed form, and the order is paid', async () => {
  const { begun } = playedProviders()
  const { provider, reference, press } = await begun('razorpay')
  const form = await fieldsOf(await press('pay'))
  expect(await provider.readCallback?.(form)).toBe(reference)
  expect(await provider.ask(reference)).toMatchObject({
    state: 'paid',
    charge: { currency: 'IDR', minor: 15_000_000, exponent: 2 },
    receipt: form.razorpay_payment_id,
  })
})

test.each([
  ['another payment', { razorpay_payment_id: 'pay_another' }],
  ['another order', { razorpay_order_id: 'order_another' }],
  ['an empty signature', { razorpay_signature: '' }],
  ['a signature of somebody else', { razorpay_signature: 'f'.repeat(64) }],
])('a form that comes back with %s is forged', async (_name, change) => {
  const { begun } = playedProviders()
  const { provider, press } = await begun('razorpay')
  const form = await fieldsOf(await press('pay'))
  expect(await provider.readCallback?.({ ...form, ...change })).toBeUndefined()
  expect(await provider.readCallback?.({})).toBeUndefined()
})

test('whoever is declined comes back with an error, and the payment has failed', async () => {
  const { begun } = playedProviders()
  const { provider, reference, press } = await begun('razorpay')
  const form = await fieldsOf(await press('decline'))
  expect(form['error[code]']).toBe('BAD_REQUEST_ERROR')
  expect(await provider.readCallback?.(form)).toBeUndefined()
  expect(await provider.ask(reference)).toMatchObject({ state: 'failed', receipt: undefined })
})

test('money is given back once however often it is asked for, and never more than came', async () => {
  const { begun } = playedProviders()
  const { provider, reference, press } = await begun('razorpay')
  await press('pay')
  const { receipt = '' } = await provider.ask(reference)
  const charge = { currency: 'IDR', minor: 15_000_000, exponent: 2 }
  const wish = { reference, receipt, charge, idempotencyKey: 'refund-of-the-order' }
  const first = await provider.refund(wish)
  expect(first).toEqual({ state: 'refunded', reference: expect.stringMatching(/^rfnd_/) })
  expect(await provider.refund(wish)).toEqual(first)
  const more = await provider.refund({ ...wish, idempotencyKey: 'another-refund' })
  expect(more).toEqual({ state: 'refused', reason: expect.stringContaining('greater than') })
})

test.each([1, 15_000_000])('money of which %d was given back is not paid', async (minor) => {
  const { begun, told } = playedProviders()
  const { provider, reference, press } = await begun('razorpay')
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

test.each([
  ['pay', 'order.paid', 'paid'],
  ['decline', 'payment.failed', 'failed'],
] as const)('%s is told as %s', async (action, event, state) => {
  const { begun, told } = playedProviders()
  const { provider, reference, press } = await begun('razorpay')
  await press(action)
  const message = told[0] ?? { headers: new Headers(), body: '' }
  const uuid = '7d3f6f5e-5b0e-4b9b-9a53-6c1f2a7d9e01'
  expect(await provider.readWebhook(message)).toMatchObject({
    kind: 'told',
    eventId: message.headers.get('x-razorpay-event-id'),
    event,
    truth: { state, reference, uuid },
  })
})

test('what is signed but about something else is ignored, and told apart by its text', async () => {
  const { begun } = playedProviders()
  const { provider } = await begun('razorpay')
  const read = async (body: string) => {
    const headers = new Headers({ 'X-Razorpay-Signature': sign(body, keys.webhookSecret) })
    return provider.readWebhook({ headers, body })
  }
  const first = await read('{"event":"invoice.paid","payload":{}}')
  expect(first).toMatchObject({ kind: 'ignored', event: 'invoice.paid' })
  expect(await read('{"event":"invoice.paid","payload":{}}')).toEqual(first)
  expect(await read('{"event":"invoice.paid","payload":{} }')).not.toEqual(first)
  expect(await read('no JSON')).toMatchObject({ kind: 'ignored', event: 'unreadable' })
})

test('a message without the right signature over its very bytes is forged', async () => {
  const { begun, told } = playedProviders()
  const { provider, press } = await begun('razorpay')
  await press('pay')
  const { headers, body } = told[0] ?? { headers: new Headers(), body: '' }
  const forged = { kind: 'forged' }
  expect(await provider.readWebhook({ headers, body: `${body} ` })).toEqual(forged)
  expect(await provider.readWebhook({ headers: new Headers(), body })).toEqual(forged)
  const other = new Headers({ 'X-Razorpay-Signature': sign(body, keys.keySecret) })
  expect(await provider.readWebhook({ headers: other, body })).toEqual(forged)
})

test('an order that Razorpay does not know tells nothing', async () => {
  const { begun } = playedProviders()
  const { provider } = await begun('razorpay')
  await expect(provider.ask('order_unknown')).rejects.toThrow(ProviderDown)
})

test('the sandbox answers nobody without its keys', async () => {
  const { sandbox } = playedProviders()
  const response = await sandbox.fetch('https://api.razorpay.com/v1/orders/order_1', {
    headers: { Authorization: 'Basic bm9ib2R5Om5vdGhpbmc=' },
  })
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ error: { description: 'Authentication failed' } })
})
