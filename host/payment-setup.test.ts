import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { systemClock } from '@gema/server/platform/clock.ts'
import { readConfig } from '@gema/server/platform/config.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Listening, listen } from './listen.ts'
import { openPaymentSandbox } from './payment-sandbox-setup.ts'
import { formTargetsOf, openPaymentProviders } from './payment-setup.ts'

let dataDir: string
let listening: Listening | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gema-payments-'))
})
afterEach(async () => {
  await listening?.close()
  listening = undefined
  await rm(dataDir, { recursive: true })
})

/** The providers of a shop with this environment. */
function open(environment: Record<string, string>) {
  const config = readConfig({ DATA_DIR: dataDir, ...environment })
  const opened = openPaymentSandbox(config, systemClock)
  return { config, opened, providers: openPaymentProviders(config, opened?.sandbox) }
}

const razorpayKeys = { RAZORPAY_KEY_ID: 'a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' }

test('in the demo all five take money that does not move', () => {
  const { providers } = open({ DEMO: '1' })
  expect([...providers.keys()].toSorted()).toEqual([1, 3, 4, 5, 6])
  for (const provider of providers.values()) expect(provider.isSandbox).toBe(true)
})

test('keys make a provider real, and leave the others as they are', () => {
  const { providers } = open({ DEMO: '1', ...razorpayKeys })
  expect(providers.get(1)?.isSandbox).toBe(false)
  expect(providers.get(3)?.isSandbox).toBe(true)
})

test('without keys and without the sandbox nobody takes money', () => {
  expect(open({ DEMO: '1', PAYMENT_SANDBOX: '0' }).providers.size).toBe(0)
  expect(open({ DEMO: '0' }).providers.size).toBe(0)
  expect([...open({ DEMO: '0', ...razorpayKeys }).providers.keys()]).toEqual([1])
})

test('outside the demo nobody is played beside a provider with keys', () => {
  const { providers, opened } = open({ DEMO: '0', PAYMENT_SANDBOX: '1', ...razorpayKeys })
  expect([...providers.keys()]).toEqual([1])
  expect(providers.get(1)?.isSandbox).toBe(false)
  expect(opened).toBeUndefined()
  expect(open({ DEMO: '0', PAYMENT_SANDBOX: '1' }).providers.size).toBe(5)
})

test('a network opens 600 pages of the sandbox a minute, the shop itself as many as it needs', async () => {
  const { config, opened, providers } = open({ DEMO: '1', HOST: '127.0.0.1', PORT: '0' })
  if (opened === undefined) throw new Error('nobody is played')
  const page = (remoteAddress: string, path = '/demo/payments/stripe/pay/x') =>
    opened.sandbox.respond(new Request(`http://localhost${path}`), { remoteAddress })
  for (let nth = 0; nth < 600; nth += 1) await page('127.0.0.1')
  const refused = await page('127.0.0.1')
  expect(refused?.status).toBe(429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await page('192.0.2.7'))?.status).toBe(404)
  expect(await page('127.0.0.1', '/demo/mailbox')).toBeUndefined()
  listening = await listen(
    config,
    async (request, remoteAddress) =>
      (await opened.sandbox.respond(request, { remoteAddress })) ?? new Response(),
  )
  opened.listensOn(listening.port)
  expect((await providers.get(5)?.ask('nobody-knows-this'))?.state).toBe('open')
})

test('pages may send forms to Razorpay only where it is the real one', () => {
  expect(formTargetsOf(open({ DEMO: '0', ...razorpayKeys }).providers)).toEqual(['https://*.razorpay.com'])
  expect(formTargetsOf(open({ DEMO: '1' }).providers)).toEqual([])
  expect(formTargetsOf(open({ DEMO: '0' }).providers)).toEqual([])
})

test('outside the demo the sandbox answers over a real port once it knows it, and keeps what it is told', async () => {
  const { config, opened, providers } = open({
    DEMO: '0',
    PAYMENT_SANDBOX: '1',
    HOST: '127.0.0.1',
    PORT: '0',
  })
  const answer = opened && (await unlistened(providers.get(3)?.ask('cs_test_1')))
  expect(answer).toBe('ProviderDown')
  const respond = async (request: Request) => (await opened?.sandbox.respond(request)) ?? new Response()
  listening = await listen(config, respond)
  opened?.listensOn(listening.port)
  const started = await providers.get(3)?.start({
    ...{ uuid: 'u-1', orderNumber: 'GM-1', language: 'en', expiresAt: new Date(Date.now() + 3_600_000) },
    charge: { currency: 'IDR', minor: 15_000_000, exponent: 2 },
    customer: { name: 'Sari', email: 'sari@surel.example', phone: '+628123' },
    ...{
      returnUrl: 'https://a.example/',
      cancelUrl: 'https://a.example/',
      callbackUrl: 'https://a.example/',
    },
  })
  expect(await readdir(path.join(dataDir, 'sandbox', 'stripe'))).toEqual([`${started?.reference}.json`])
})

const unlistened = (asked: Promise<unknown> | undefined): Promise<string | undefined> =>
  Promise.resolve(asked).then(
    () => undefined,
    (error: Error) => error.name,
  )
