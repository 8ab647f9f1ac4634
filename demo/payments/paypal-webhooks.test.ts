import { expect, test } from 'vitest'
import { triedWish, tryProvider } from './try-provider.ts'

const at = new Date('2026-11-16T08:05:00Z')

test('the message of an approved order takes no money; once it is taken, the money has a message', async () => {
  const { provider, sandbox, change, paymentOf, asked } = tryProvider('paypal')
  const { reference } = await provider.start(triedWish)
  const approved = sandbox.webhook(await change(reference, { state: 'paid' }), { eventId: 'WH-1', at })
  const first = await provider.readWebhook({ headers: new Headers(approved.headers), body: approved.body })
  const open = { state: 'open', reference, uuid: triedWish.uuid, charge: undefined, receipt: undefined }
  expect(first).toEqual({ kind: 'told', eventId: 'WH-1', event: 'CHECKOUT.ORDER.APPROVED', truth: open })
  expect(asked.filter((one) => one.endsWith('/capture'))).toEqual([])
  const truth = await provider.ask(reference)
  expect(truth).toMatchObject({ state: 'paid', charge: triedWish.charge })
  const completed = sandbox.webhook(await paymentOf(reference), { eventId: 'WH-2', at })
  const second = await provider.readWebhook({ headers: new Headers(completed.headers), body: completed.body })
  expect(second).toMatchObject({ kind: 'told', event: 'PAYMENT.CAPTURE.COMPLETED', truth })
})

test('a signed message about something else is none of ours', async () => {
  const { provider, answerWith } = tryProvider('paypal')
  await provider.start(triedWish)
  answerWith(async () => Response.json({ verification_status: 'SUCCESS' }))
  const headers = new Headers({
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-5a29e601',
    'paypal-transmission-id': 'dfb3be50-fd74-11e4-8bf3-77339302725b',
    'paypal-transmission-sig': `${'thy4/U002quzxFavHPwbfJGcc46E8rc5jzgyeafWm5mI'.repeat(4)}==`,
    'paypal-transmission-time': '2026-11-16T08:05:00Z',
  })
  const body = JSON.stringify({ id: 'WH-3', event_type: 'CUSTOMER.DISPUTE.CREATED', resource: {} })
  const ignored = { kind: 'ignored', eventId: 'WH-3', event: 'CUSTOMER.DISPUTE.CREATED' }
  expect(await provider.readWebhook({ headers, body })).toEqual(ignored)
})

test.each([
  ['another amount', (body: string) => body.replace('2465.89', '1.00')],
  ['other spaces', (body: string) => JSON.stringify(JSON.parse(body))],
])('a message with %s is forged', async (_what, alter) => {
  const { provider, sandbox, change } = tryProvider('paypal')
  const { reference } = await provider.start(triedWish)
  const { headers, body } = sandbox.webhook(await change(reference, { state: 'paid' }), {
    eventId: 'WH-1',
    at,
  })
  const read = await provider.readWebhook({ headers: new Headers(headers), body: alter(body) })
  expect(read).toEqual({ kind: 'forged' })
})

test.each(['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'])(
  'a message without %s is forged',
  async (name) => {
    const { provider, sandbox, change } = tryProvider('paypal')
    const { reference } = await provider.start(triedWish)
    const sent = sandbox.webhook(await change(reference, { state: 'paid' }), { eventId: 'WH-1', at })
    const headers = new Headers(sent.headers)
    headers.delete(`paypal-${name}`)
    expect(await provider.readWebhook({ headers, body: sent.body })).toEqual({ kind: 'forged' })
  },
)

test.each([
  ['an empty algorithm', 'auth-algo', ''],
  ['a certificate from elsewhere', 'cert-url', 'https://paypal.com.evil.example/cert'],
  ['a certificate from a name that only ends like PayPal’s', 'cert-url', 'https://evilpaypal.com/cert'],
  ['a certificate over plain http', 'cert-url', 'http://api.paypal.com/cert'],
  ['a certificate at no address', 'cert-url', 'x'],
  ['an endless id', 'transmission-id', 'a'.repeat(101)],
  ['a signature that is none', 'transmission-sig', 'x'],
  ['an endless signature', 'transmission-sig', 'a'.repeat(1025)],
  ['a time that is none', 'transmission-time', 'yesterday'],
])('a message with %s is forged, and PayPal is not asked', async (_what, name, value) => {
  const { provider, sandbox, change, asked } = tryProvider('paypal')
  const { reference } = await provider.start(triedWish)
  const sent = sandbox.webhook(await change(reference, { state: 'paid' }), { eventId: 'WH-1', at })
  asked.length = 0
  const headers = new Headers(sent.headers)
  headers.set(`paypal-${name}`, value)
  expect(await provider.readWebhook({ headers, body: sent.body })).toEqual({ kind: 'forged' })
  expect(asked).toEqual([])
})

test.each([
  ['no JSON', () => '{"id":'],
  ['something else than an event', () => '[]'],
  ['64 kB', (body: string) => body + ' '.repeat(64 * 1024)],
])('a message of %s is forged, and PayPal is not asked', async (_what, alter) => {
  const { provider, sandbox, change, asked } = tryProvider('paypal')
  const { reference } = await provider.start(triedWish)
  const sent = sandbox.webhook(await change(reference, { state: 'paid' }), { eventId: 'WH-1', at })
  asked.length = 0
  const request = { headers: new Headers(sent.headers), body: alter(sent.body) }
  expect(await provider.readWebhook(request)).toEqual({ kind: 'forged' })
  expect(asked).toEqual([])
})
