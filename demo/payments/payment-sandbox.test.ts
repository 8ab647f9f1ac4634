import { playedProviders } from '@gema/server/testing/played-providers.ts'
import { expect, test } from 'vitest'
import type { SandboxKey } from './sandbox-provider.ts'

const everyProvider: SandboxKey[] = ['stripe', 'razorpay', 'paypal', 'flutterwave', 'iyzico']
const back = 'https://shop.example/payment/stripe/return?order=1'

test.each(everyProvider)('a payment with %s is made on its page and told to the shop', async (key) => {
  const { begun, told } = playedProviders()
  const { provider, reference, press } = await begun(key)
  expect((await provider.ask(reference)).state).toBe('open')
  expect([200, 303]).toContain((await press('pay')).status)
  expect(told.map(({ path }) => path)).toEqual([`/api/payments/${key}/webhook`])
  expect((await provider.ask(reference)).state).toBe('paid')
  const message = told[0] ?? { headers: new Headers(), body: '' }
  expect(await provider.readWebhook(message)).toMatchObject({ kind: 'told', truth: { reference } })
})

test('the page says what it is, what is paid, and lets nothing run', async () => {
  const { begun, open } = playedProviders()
  const { page } = await begun('stripe')
  const response = await open(page)
  const html = await response.text()
  for (const text of ['Sandbox: no money moves', 'Stripe', 'GM-2611-0042', 'Rp\u00A0150.000'])
    expect(html).toContain(text)
  expect(html).not.toContain('<script')
  expect(html).not.toContain('style="')
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain("form-action 'self';")
  expect(policy).not.toContain('unsafe-inline')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('it speaks the language of the shopper', async () => {
  const { begun, open } = playedProviders()
  const { page } = await begun('stripe', { language: 'id' })
  const html = await (await open(page)).text()
  expect(html).toContain('lang="id"')
  expect(html).toContain('tidak ada uang yang berpindah')
})

test('what a shop calls its orders cannot become markup', async () => {
  const { begun, open } = playedProviders()
  const { page } = await begun('stripe', { orderNumber: '"><script>alert(1)</script>' })
  expect(await (await open(page)).text()).not.toContain('<script')
})

test('a payment is made once, however often the button is pressed', async () => {
  const { begun, told, store } = playedProviders()
  const { press, reference } = await begun('stripe')
  const answers = await Promise.all([press('pay'), press('pay'), press('pay')])
  for (const answer of answers) expect([answer.status, answer.headers.get('location')]).toEqual([303, back])
  const paid = await store.find('stripe', reference)
  await press('decline')
  await press('pay-twice')
  await press('pay-later')
  expect(await store.find('stripe', reference)).toEqual(paid)
  expect(told).toHaveLength(1)
})

test('a payment that is paid says so, and leads back', async () => {
  const { begun, open } = playedProviders()
  const { page, press } = await begun('stripe')
  await press('pay')
  const html = await (await open(page)).text()
  expect(html).toContain('This payment is paid')
  expect(html).not.toContain('value="pay"')
  expect((await press('leave')).headers.get('location')).toBe(back)
})

test('the shop can be told twice, of the same event', async () => {
  const { begun, told } = playedProviders()
  const { provider, press } = await begun('stripe')
  await press('pay-twice')
  const read = await Promise.all(told.map((message) => provider.readWebhook(message)))
  expect(read).toHaveLength(2)
  expect(read[0]).toEqual(read[1])
})

test('the shop can be told later: until then nothing is known, and then all is', async () => {
  const { begun, told, putOff, open } = playedProviders()
  const { provider, reference, press, page } = await begun('stripe')
  const answer = await press('pay-later')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, back])
  expect((await provider.ask(reference)).state).toBe('open')
  expect(told).toEqual([])
  expect(await (await open(page)).text()).toContain('This payment is on its way')
  await press('pay')
  await press('pay-later')
  expect(putOff).toHaveLength(1)
  for (const work of putOff.splice(0)) await work()
  expect((await provider.ask(reference)).state).toBe('paid')
  expect(told).toHaveLength(1)
})

test('a payment whose end was lost with the process can be made again', async () => {
  const { begun, putOff, clock } = playedProviders()
  const { provider, reference, press } = await begun('stripe')
  await press('pay-later')
  putOff.length = 0
  clock.moveOn(15_000)
  await press('pay')
  expect((await provider.ask(reference)).state).toBe('paid')
})

test('whoever leaves has not paid, and can come back', async () => {
  const { begun, told } = playedProviders()
  const { provider, reference, press } = await begun('stripe')
  const left = await press('leave')
  expect(left.headers.get('location')).toBe(`${back}&cancelled=1`)
  expect(told).toEqual([])
  expect((await provider.ask(reference)).state).toBe('open')
  await press('pay')
  expect((await provider.ask(reference)).state).toBe('paid')
})

test('a payment that is too old takes nothing', async () => {
  const { begun, told, clock, open } = playedProviders()
  const { press, page } = await begun('stripe')
  clock.moveOn(60 * 60 * 1000)
  expect(await (await open(page)).text()).toContain('This payment has expired')
  expect((await press('pay')).headers.get('location')).toBe(`${back}&cancelled=1`)
  expect(told).toEqual([])
})

test('a message that the shop did not take comes again, the same and signed anew', async () => {
  const { begun, told, putOff, takeMessages, clock } = playedProviders()
  const { provider, press } = await begun('stripe')
  takeMessages(false)
  await press('pay')
  clock.moveOn(6 * 60 * 1000)
  takeMessages(true)
  for (const work of putOff.splice(0)) await work()
  expect(told).toHaveLength(2)
  const [first, again] = await Promise.all(told.map((message) => provider.readWebhook(message)))
  expect(first).toEqual({ kind: 'forged' })
  expect(again).toMatchObject({ kind: 'told', eventId: JSON.parse(told[0]?.body ?? '').id })
  expect(putOff).toEqual([])
})

test('a form leads back by itself, and by a button where no script runs', async () => {
  const { begun, open } = playedProviders()
  const { press } = await begun('razorpay')
  const response = await press('pay')
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('action="https://shop.example/api/payments/razorpay/callback?order=1"')
  expect(html).toContain('<button class="go">Continue</button>')
  const source = /<script src="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  const script = await open(source)
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(await script.text()).toContain('submit()')
})

test('nobody is led anywhere but back to this shop', async () => {
  const { begun } = playedProviders()
  const { press } = await begun('stripe', { returnUrl: 'https://evil.example/' })
  expect((await press('pay')).headers.get('location')).toBe('/')
})

test('a payment that nobody began has no page', async () => {
  const { open } = playedProviders()
  for (const id of ['cs_test_unknown', '..%2F..%2Fetc%2Fpasswd', 'a/b', '']) {
    const response = await open(`/demo/payments/stripe/pay/${id}`, undefined, { 'Accept-Language': 'id' })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Pembayaran tidak ditemukan')
  }
})

test.each([
  '/demo/payments',
  '/demo/payments/nobody/pay/1',
  '/demo/payments/stripe',
  '/demo/payments/stripe/checkout',
  '/demo/mailbox',
])('%s is none of its, and is left to the pages', async (path) => {
  const { sandbox } = playedProviders()
  expect(await sandbox.respond(new Request(`https://shop.example${path}`))).toBeUndefined()
})

test('nothing leaves the shop', async () => {
  const { sandbox } = playedProviders()
  await expect(sandbox.fetch('https://api.elsewhere.example/')).rejects.toThrow('nobody is played')
})

test.each([
  '/demo/payments/stripe/api/v1/refunds',
  '/demo/payments/stripe/pay/cs_test_1',
  '/demo/payments/razorpay/checkout',
])('more than 64 kB are not read at %s, however they come', async (path) => {
  const { sandbox } = playedProviders()
  const send = (body: string | ReadableStream) => {
    const sent: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
    return sandbox.respond(new Request(`https://shop.example${path}`, sent))
  }
  const large = 'a'.repeat(64 * 1024 + 1)
  expect((await send(large))?.status).toBe(413)
  expect((await send(new Blob([large]).stream()))?.status).toBe(413)
  expect((await send(large.slice(1)))?.status).not.toBe(413)
})
