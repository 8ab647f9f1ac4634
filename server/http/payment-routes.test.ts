import { expect, test } from 'vitest'
import { createLog } from '../platform/log.ts'
import { standingClock } from '../testing/standing-clock.ts'
import { createPaymentRoutes, type PaymentRouteParts, type Received } from './payment-routes.ts'
import { countInMemory } from './rate-limit.ts'

/** Routes whose shop remembers what reached it. */
function someRoutes(parts: Partial<PaymentRouteParts> = {}) {
  const seen: { key: string; body?: string; signature?: string | null; form?: Record<string, string> }[] = []
  const lines: string[] = []
  const routes = createPaymentRoutes({
    log: createLog('info', { write: (line) => void lines.push(line) }),
    async receive(key, { headers, body }) {
      seen.push({ key, body, signature: headers.get('x-signature') })
      return 'done'
    },
    async come(key, form) {
      seen.push({ key, form })
      return '/payment/stripe/return?order=1'
    },
    limit: async () => ({ requests: 5, seconds: 60 }),
    count: countInMemory(standingClock()),
    ...parts,
  })
  const ask = async (path: string, init: RequestInit = {}) =>
    routes.fetch(new Request(`https://shop.example/api/payments${path}`, init), {
      requestId: 'r-1',
      remoteAddress: '203.0.113.7',
    })
  return { ask, seen, lines }
}

const post = (body: BodyInit, headers: Record<string, string> = {}) => ({ method: 'POST', headers, body })

test('a message reaches the shop with its very bytes and its headers', async () => {
  const { ask, seen } = someRoutes()
  const body = '{ "a":  1,\n"ü": "\\u00e9" }'
  const response = await ask('/stripe/webhook', post(body, { 'X-Signature': 'abc' }))
  expect([response.status, await response.json()]).toEqual([200, { received: true }])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(seen).toEqual([{ key: 'stripe', body, signature: 'abc' }])
})

test.each<[Received, number]>([
  ['forged', 400],
  ['unknown', 404],
  ['later', 503],
])('a message that is %s is answered with %d, and logged without its text', async (received, status) => {
  const { ask, lines } = someRoutes({ receive: async () => received })
  expect((await ask('/stripe/webhook', post('the secret text'))).status).toBe(status)
  expect(lines.join()).toContain('/api/payments/stripe/webhook')
  expect(lines.join()).not.toContain('the secret text')
})

test('a message of more than 256 kB is not read, whatever it says about its length', async () => {
  const { ask, seen } = someRoutes()
  expect((await ask('/stripe/webhook', post('x'.repeat(256 * 1024 + 1)))).status).toBe(413)
  const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(64 * 1024)) })
  const init = { ...post(endless), duplex: 'half' }
  expect((await ask('/stripe/webhook', init)).status).toBe(413)
  expect(seen).toEqual([])
  expect((await ask('/stripe/webhook', post('x'.repeat(256 * 1024)))).status).toBe(200)
})

test.each(['GET', 'PUT', 'DELETE'])('a message comes by POST, not by %s', async (method) => {
  const { ask, seen } = someRoutes()
  const response = await ask('/stripe/webhook', { method })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  expect(seen).toEqual([])
})

test('a browser that a provider sends back with a form is led on with GET', async () => {
  const { ask, seen } = someRoutes()
  const form = new URLSearchParams({ token: 'a b', 'error[code]': 'no\0ne', order: 'signed' })
  const response = await ask('/iyzico/callback?order=1&x=2', post(form, { 'Sec-Fetch-Site': 'cross-site' }))
  expect([response.status, response.headers.get('location')]).toEqual([303, '/payment/stripe/return?order=1'])
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  const fields = { token: 'a b', 'error[code]': 'none', order: 'signed', x: '2' }
  expect(seen).toEqual([{ key: 'iyzico', form: fields }])
})

test('fields may stand in the address alone', async () => {
  const { ask, seen } = someRoutes()
  expect((await ask('/flutterwave/callback?tx_ref=7')).status).toBe(303)
  expect(seen).toEqual([{ key: 'flutterwave', form: { tx_ref: '7' } }])
})

test('asking for headers alone settles nothing', async () => {
  const { ask, seen } = someRoutes()
  expect((await ask('/stripe/callback', { method: 'HEAD' })).status).toBe(405)
  expect(seen).toEqual([])
})

test('a form that is too large is not read', async () => {
  const { ask, seen } = someRoutes()
  expect((await ask('/iyzico/callback', post('x'.repeat(70_000)))).status).toBe(413)
  expect(seen).toEqual([])
})

test('a provider that nobody knows is not found', async () => {
  const { ask } = someRoutes({ come: async () => undefined, receive: async () => 'unknown' })
  expect((await ask('/nobody/callback', post('a=1'))).status).toBe(404)
  expect((await ask('/nobody/webhook', post('{}'))).status).toBe(404)
})

test('a fault leads a person to a page, and is logged', async () => {
  const failing = async () => {
    throw new Error('the table is gone')
  }
  const { ask, lines } = someRoutes({ come: failing })
  const response = await ask('/iyzico/callback', post('token=1'))
  expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
  expect(lines.join()).toContain('the table is gone')
})

test('who comes far too often waits', async () => {
  const { ask } = someRoutes()
  for (const _ of [1, 2, 3, 4, 5]) expect((await ask('/stripe/webhook', post('{}'))).status).toBe(200)
  const response = await ask('/stripe/webhook', post('{}'))
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
})
