import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPayingShop, onlineProviders, type PayingShop } from '../../testing/a-paying-shop.ts'
import { anOrder, heardOf, storyOf } from '../../testing/an-order.ts'
import { runSql } from '../../testing/run-sql.ts'
import { paymentOfUuid } from '../payments/payments.ts'
import { askProvider } from './ask-provider.ts'
import { checkBooks } from './check-books.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop()
})
afterAll(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  await shop.close()
})

const paid = { state: 'paid', receipt: 'receipt-of-somebody' } as const
const unpaid = { status: 1, payment_status: 0, cancelled: null, payment: { status: 'open' } }

describe.each(onlineProviders)('money of $key', ({ key, method }) => {
  test.each([
    ['one unit too little', (minor: number) => ({ minor: minor - 1 })],
    ['one unit too much', (minor: number) => ({ minor: minor + 1 })],
    ['nearly nothing', () => ({ minor: 100 })],
    ['another currency', () => ({ currency: 'EUR' })],
  ])('that is %s pays for nothing, and is logged once', async (_what, change) => {
    const { payment, placed, find, stock } = await anOrder(shop, { method })
    const { minor } = await shop.sandbox.paymentOf(payment)
    expect(await shop.tellPaid(payment, change(minor))).toBe(200)
    expect(await heardOf(shop, payment)).toEqual(['wrong_amount'])
    const row = await paymentOfUuid(shop.shop.db, payment)
    if (row === undefined) throw new Error('the payment is gone')
    expect(await askProvider(shop.shop.db, shop.around, row)).toBe('wrong_amount')
    expect(await find()).toMatchObject(unpaid)
    expect(await stock()).toEqual({ onHand: 3, reserved: 1 })
    expect(await storyOf(shop, placed)).toEqual(['placed', 'payment_wrong_amount'])
  })

  // Flutterwave calls a payment as the shop does: there is no second name that could be another's.
  if (key === 'flutterwave') return
  test('under the name of another payment pays for neither', async () => {
    const [mine, theirs] = [await anOrder(shop, { method }), await anOrder(shop, { method })]
    const { id } = await shop.sandbox.know(mine.payment, { ...paid, uuid: theirs.payment })
    expect(await shop.deliver(await shop.sandbox.messageOf(id))).toBe(200)
    for (const { find } of [mine, theirs]) expect(await find()).toMatchObject(unpaid)
    expect(await heardOf(shop, mine.payment)).toEqual(['wrong_payment'])
  })
})

test.each([
  // Nobody knows it who could be asked about it: it is to be told again.
  { key: 'stripe', method: 3, status: 503, outcomes: [] },
  { key: 'razorpay', method: 1, status: 503, outcomes: [] },
  { key: 'paypal', method: 4, status: 200, outcomes: ['unknown_payment'] },
] as const)(
  'money of $key for a payment that the shop has never begun pays for nothing',
  async ({ method, status, outcomes }) => {
    const { payment, find } = await anOrder(shop, { method })
    const message = await shop.sandbox.messageOf(payment, { ...paid, id: 'not_ours', uuid: randomUUID() })
    await runSql(shop, 'delete from payment_events')
    expect(await shop.deliver(message)).toBe(status)
    const events = await runSql(shop, 'select outcome from payment_events')
    expect(events.map(({ outcome }) => outcome)).toEqual(outcomes)
    expect(await find()).toMatchObject(unpaid)
  },
)

test('Stripe is asked for rupiah with two decimals, and the others for dollars at the stored rate', async () => {
  const charges = new Map<string, object>()
  for (const { key, method } of onlineProviders) {
    const { payment, placed } = await anOrder(shop, { method, price: 1_500_000 })
    const { currency, minor } = await shop.sandbox.paymentOf(payment)
    charges.set(key, { currency, minor, amount: placed.amount })
  }
  const amount = 1_550_000
  const dollars = { currency: 'USD', minor: Math.ceil((amount * 100) / 16_346), amount }
  expect(Object.fromEntries(charges)).toEqual({
    stripe: { currency: 'IDR', minor: amount * 100, amount },
    razorpay: { currency: 'IDR', minor: amount * 100, amount },
    paypal: dollars,
    flutterwave: dollars,
    iyzico: dollars,
  })
})
