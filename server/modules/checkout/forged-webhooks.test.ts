import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aPayingShop,
  onlineProviders,
  type PayingShop,
  type SandboxKey,
} from '../../testing/a-paying-shop.ts'
import type { ProviderMessage } from '../../testing/a-payment-sandbox.ts'
import { allRows } from '../../testing/all-rows.ts'
import { anOrder, heardOf } from '../../testing/an-order.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop()
})
afterAll(() => shop.close())

const signatures: Record<SandboxKey, string> = {
  stripe: 'Stripe-Signature',
  razorpay: 'X-Razorpay-Signature',
  paypal: 'PAYPAL-TRANSMISSION-SIG',
  flutterwave: 'verif-hash',
  iyzico: 'X-IYZ-SIGNATURE-V3',
}

const without = ({ headers, ...message }: ProviderMessage, name: string): ProviderMessage => ({
  ...message,
  headers: Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name)),
})

const paid = { state: 'paid', receipt: 'receipt-of-nobody' } as const

type Forge = (message: ProviderMessage, signature: string) => ProviderMessage

const withSignature = (message: ProviderMessage, name: string, value: string): ProviderMessage => ({
  ...message,
  headers: { ...message.headers, [name]: value },
})

const forgeries: Record<string, { forge: Forge; except?: SandboxKey }> = {
  'with a wrong signature': {
    forge: (message, name) => withSignature(message, name, `${message.headers[name]?.slice(0, -1)}!`),
  },
  'with an empty signature': { forge: (message, name) => withSignature(message, name, '') },
  'that is no JSON': { forge: (message, name) => ({ ...without(message, name), body: 'paid=1' }) },
  // iyzico signs only for shops that ask for it: an unsigned message makes the shop ask, see below.
  'without a signature': { forge: without, except: 'iyzico' },
  // Flutterwave's hash is over nothing: the shop asks about the transaction, see below.
  'whose text was changed on the way': {
    forge: ({ body, ...message }) => ({
      ...message,
      body: body.replace(/paid|SUCCESS|COMPLETED|APPROVED/, 'unknown'),
    }),
    except: 'flutterwave',
  },
}

describe.each(onlineProviders)('a message that $key has not signed', ({ key, method }) => {
  const tried = Object.entries(forgeries).filter(([, { except }]) => except !== key)

  test.each(tried)('%s is refused, and nothing changes', async (_what, { forge }) => {
    const { payment } = await anOrder(shop, { method })
    const message = await shop.sandbox.messageOf(payment, paid)
    const forged = forge(message, signatures[key])
    expect(forged).not.toEqual(message)
    const before = await allRows(shop.database)
    expect(await shop.deliver(forged)).toBe(400)
    expect(await allRows(shop.database)).toEqual(before)
  })
})

test('a message of Stripe that is older than five minutes is refused', async () => {
  const { payment, find } = await anOrder(shop, { method: 3 })
  const sixMinutesAgo = new Date(shop.clock.now().getTime() - 6 * 60_000)
  const message = await shop.sandbox.messageOf(payment, paid, { at: sixMinutesAgo })
  expect(await shop.deliver(message)).toBe(400)
  expect((await find()).payment_status).toBe(0)
})

test.each(['paypal', 'flutterwave', 'iyzico'] as const)(
  'a signed message of %s that says paid counts for nothing where the provider itself says otherwise',
  async (key) => {
    const method = onlineProviders.find((each) => each.key === key)?.method ?? 3
    const { payment, find } = await anOrder(shop, { method })
    expect(await shop.deliver(await shop.sandbox.messageOf(payment, paid))).toBe(200)
    expect(await find()).toMatchObject({ status: 1, payment_status: 0, payment: { status: 'open' } })
  },
)

test('a message of iyzico without a signature is refused, even where it is true', async () => {
  const { payment, find } = await anOrder(shop, { method: 6 })
  const message = without(await shop.sandbox.messageOf(payment, paid), signatures.iyzico)
  await shop.sandbox.know(payment, paid)
  expect(await shop.deliver(message)).toBe(400)
  expect((await find()).payment_status).toBe(0)
})

test('a message of iyzico about a payment that it does not know is refused', async () => {
  const { payment } = await anOrder(shop, { method: 6 })
  expect(await shop.deliver(await shop.sandbox.messageOf(payment, { ...paid, id: 'nothing' }))).toBe(400)
})

test('a transaction of Flutterwave that stands in the message of another changes that one alone', async () => {
  const [mine, theirs] = [await anOrder(shop, { method: 5 }), await anOrder(shop, { method: 5 })]
  const { extra } = await shop.sandbox.know(theirs.payment, paid)
  const message = await shop.sandbox.messageOf(mine.payment, { ...paid, extra })
  expect(await shop.deliver(message)).toBe(200)
  expect((await mine.find()).payment_status).toBe(0)
  expect((await theirs.find()).payment_status).toBe(1)
  expect(await heardOf(shop, mine.payment)).toEqual([])
})

test('nobody who is not a provider of this shop has a place to send messages to', async () => {
  const { payment } = await anOrder(shop, { method: 3 })
  const message = await shop.sandbox.messageOf(payment, paid)
  for (const key of ['unknown', 'bank-transfer', 'cash-on-delivery', 'constructor'])
    expect(await shop.deliver({ ...message, path: `/api/payments/${key}/webhook` })).toBe(404)
  const all = shop.shop.payments
  shop.shop.payments = new Map()
  expect(await shop.deliver(message)).toBe(404)
  shop.shop.payments = all
})
