import { expect, test } from 'vitest'
import { letterFacts as facts } from '../../testing/letter-facts.ts'
import {
  type OrderLetterFacts,
  orderExpiredLetter,
  orderPlacedLetter,
  paymentReceivedLetter,
  paymentRefundedLetter,
} from './order-letters.ts'

const nbsp = '\u00A0'

const withMethod = (payment: Partial<OrderLetterFacts['payment']>): OrderLetterFacts => ({
  ...facts,
  payment: { ...facts.payment, bankAccounts: [], ...payment },
})
const byCard = withMethod({ method: 3, key: 'stripe', name: 'Stripe', isSandbox: true })
const byCash = withMethod({ method: 2, key: 'cash-on-delivery', name: 'Cash on delivery', deadline: null })

test('a transfer is told with its exact amount, its accounts and its end', () => {
  const { facts: told, action, paragraphs } = orderPlacedLetter(facts)
  expect(told).toEqual([
    { label: 'Exact amount', value: `Rp${nbsp}8.970.123` },
    { label: 'Bank Nusa, PT Gema Audio Indonesia', value: '880 555 0188' },
    { label: 'Until', value: '17 November, 10.00 WIB' },
  ])
  expect(paragraphs[0]).toContain(`exactly Rp${nbsp}8.970.123`)
  expect(action).toEqual({
    text: 'Send the receipt',
    url: `https://shop.example/payment/bank-transfer/return?order=${facts.uuid}&key=k%2B1`,
  })
})

test('every part of the sum is told, and parts of nothing are not', () => {
  const { rows } = orderPlacedLetter(facts)
  expect(rows?.map(({ label, amount }) => [label, amount.replace(nbsp, ' ')])).toEqual([
    ['Products', 'Rp 8.500.000'],
    ['Services', 'Rp 700.000'],
    ['Voucher HEMAT250', '−Rp 250.000'],
    ['Delivery', 'Rp 85.000'],
    ['Off the delivery', '−Rp 85.000'],
    ['Insurance', 'Rp 20.000'],
    ['Unique code', 'Rp 123'],
    ['Total', 'Rp 8.970.123'],
  ])
  expect(rows?.at(-1)?.isTotal).toBe(true)
})

test('a delivery that costs nothing is called free', () => {
  const { rows } = orderPlacedLetter({ ...facts, totals: { ...facts.totals, shipping: 0 } })
  expect(rows).toContainEqual({ label: 'Delivery', amount: 'Free' })
})

test('an online payment is led to, and a trial is called one', () => {
  const letter = orderPlacedLetter(byCard)
  expect(letter.facts).toBeUndefined()
  expect(letter.action?.text).toBe('Pay now')
  expect(letter.action?.url).toContain('/payment/stripe/return?order=')
  expect(letter.sections?.at(-1)?.paragraphs).toEqual(['Stripe', 'Trial payment: no money moves.'])
})

test('cash on delivery says what to have ready, and no end', () => {
  const letter = orderPlacedLetter(byCash)
  expect(letter.paragraphs[0]).toContain(`have Rp${nbsp}8.970.123 ready`)
  expect(letter.paragraphs.join(' ')).not.toContain('until')
})

test('each parcel is told with its store and its days', () => {
  const delivery = orderPlacedLetter(facts).sections?.find(({ heading }) => heading === 'Delivery')
  expect(delivery?.paragraphs).toEqual([
    'Reguler: 2–4 days, from Gema Kemang',
    'Fetched at Gema Senayan: ready in 1 day',
  ])
})

test('a letter is in the language of the order, and English in any other than these two', () => {
  const pagesUrl = 'https://shop.example/id'
  const letter = orderPlacedLetter({ ...facts, language: 'id', pagesUrl })
  expect(letter).toMatchObject({ language: 'id', heading: 'Terima kasih atas pesanan Anda' })
  expect(letter.action?.url).toContain('https://shop.example/id/payment/bank-transfer/return')
  expect(letter.facts?.at(-1)).toEqual({ label: 'Paling lambat', value: '17 November, 10.00 WIB' })
  expect(orderPlacedLetter({ ...facts, language: 'ja' })).toMatchObject({ language: 'en' })
})

test('without its key, the link leads to the order of who is signed in', () => {
  const { action } = paymentReceivedLetter({ ...byCard, accessKey: null })
  expect(action?.url).toBe(`https://shop.example/user/order/${facts.uuid}`)
})

test('only what is to be paid leads to the payment; all else leads to the page of the order', () => {
  const refund = { amount: 1, paidWith: 'Stripe', reason: 'double', isSent: true } as const
  const page = `https://shop.example/user/order/${facts.uuid}?key=k%2B1`
  expect(orderPlacedLetter(byCard).action?.url).toContain('/payment/stripe/return?order=')
  expect(orderPlacedLetter(byCash).action?.url).toBe(page)
  expect(paymentReceivedLetter(byCard).action?.url).toBe(page)
  expect(orderExpiredLetter(byCard).action?.url).toBe(page)
  expect(paymentRefundedLetter(byCard, refund).action?.url).toBe(page)
})

test('an order that ended says so and asks for nothing', () => {
  const { paragraphs, rows } = orderExpiredLetter(byCard)
  expect(paragraphs[0]).toBe(
    'No payment came for order GM-261116-1042 until 17 November, 10.00 WIB, so it is cancelled.',
  )
  expect(rows).toBeUndefined()
})

test.each([
  ['late', true, 'sold in the meantime'],
  ['double', false, 'You pay it once only'],
  ['cancelled', true, 'is cancelled'],
] as const)('money that came %s is told where it goes', (reason, isSent, words) => {
  const letter = paymentRefundedLetter(byCard, { amount: 90_000, paidWith: 'PayPal', reason, isSent })
  const text = letter.paragraphs.join(' ')
  expect(text).toContain(words)
  expect(text).toContain(`Rp${nbsp}90.000`)
  expect(text).toContain('PayPal')
  expect(letter.heading).toBe(isSent ? 'Your money is on its way back' : 'You get your money back')
})

test('who gets the parcel is told with the whole address', () => {
  const [address] = orderPlacedLetter(facts).sections ?? []
  expect(address).toEqual({
    heading: 'Goes to',
    paragraphs: [
      'Dewi Lestari, +62 812 5550 0188',
      'Jl. Kenanga 12',
      'Gandaria Utara, Kebayoran Baru, Jakarta Selatan, DKI Jakarta 12140',
    ],
  })
})
