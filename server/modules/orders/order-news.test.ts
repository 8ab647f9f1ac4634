import { expect, test } from 'vitest'
import { letterFacts } from '../../testing/letter-facts.ts'
import type { OrderLetterFacts, OrderLetterStanding } from './order-letter-facts.ts'
import { type OrderNews, orderNewsLetter } from './order-news.ts'

const nbsp = '\u00A0'
const page = `/user/order/${letterFacts.uuid}?key=k%2B1`
const finishesAt = new Date('2026-11-23T03:00:00Z')

const standing = (given: Partial<OrderLetterStanding> = {}): OrderLetterStanding => ({
  ...{ status: 2, isPaid: true, isFinished: false, cancelled: null },
  ...given,
})
type Payment = Partial<OrderLetterFacts['payment']>
const cash: Payment = { method: 2, key: 'cash-on-delivery', name: 'Cash on delivery', bankAccounts: [] }
const card: Payment = { method: 3, key: 'stripe', name: 'Stripe', bankAccounts: [] }

/** A letter about an order that was paid by card, unless something else is said. */
function letter(
  news: OrderNews,
  given: { language?: string; standing?: Partial<OrderLetterStanding> } & Partial<
    Pick<OrderLetterFacts, 'parcels' | 'voucherCode'>
  > & { payment?: Payment } = {},
) {
  const { language = 'en', payment = card, standing: stands, ...more } = given
  return orderNewsLetter(
    {
      ...letterFacts,
      ...more,
      language,
      pagesUrl: `https://shop.example${language === 'en' ? '' : `/${language}`}`,
      payment: { ...letterFacts.payment, ...payment },
      standing: standing(stands),
    },
    news,
  )
}

const textOf = (told: ReturnType<typeof letter>) => told.paragraphs.join(' ').replaceAll(nbsp, ' ')

const everyNews: [OrderNews, { en: string[]; id: string[] }][] = [
  [{ kind: 'accepted' }, { en: ['confirmed'], id: ['dikonfirmasi'] }],
  [
    { kind: 'cancelled', reason: 'The last pair was broken.', isRefunded: true },
    {
      en: ['Our answer: The last pair', 'Rp 8.970.123 goes back'],
      id: ['Jawaban kami: The last pair', 'Stripe'],
    },
  ],
  [{ kind: 'cancel_asked' }, { en: ['one working day'], id: ['satu hari kerja'] }],
  [
    { kind: 'cancel_declined', reason: 'It is cut to measure.' },
    { en: ['Our reason: It is cut to measure.'], id: ['Alasan kami: It is cut to measure.'] },
  ],
  [
    { kind: 'handed_over', tracking: [{ service: 'Reguler', number: 'JH 001' }] },
    { en: ['courier'], id: ['kurir'] },
  ],
  [
    { kind: 'in_transit', reason: 'Bandung' },
    { en: ['on its way'], id: ['menuju'] },
  ],
  [
    { kind: 'delivered', finishesAt },
    { en: ['23 November, 10.00 WIB', 'complaint'], id: ['23 November, 10.00 WIB', 'komplain'] },
  ],
  [
    { kind: 'reminder', finishesAt },
    { en: ['by itself on 23 November, 10.00 WIB'], id: ['dengan sendirinya pada 23 November, 10.00 WIB'] },
  ],
  [{ kind: 'finished' }, { en: ['How do you like it?'], id: ['Bagaimana kesan Anda?'] }],
  [
    { kind: 'refund_asked', amount: 500_000 },
    { en: ['Rp 500.000', 'two working days'], id: ['Rp 500.000', 'dua hari kerja'] },
  ],
  [
    { kind: 'refund_approved', amount: 500_000, lastFour: '1234', reason: 'Of course.' },
    {
      en: ['Rp 500.000 to your account •••• 1234', 'Of course.'],
      id: ['rekening Anda •••• 1234', 'Of course.'],
    },
  ],
  [
    { kind: 'refund_rejected', amount: 500_000, reason: 'It was used.' },
    { en: ['Rp 500.000', 'Our reason: It was used.'], id: ['Rp 500.000', 'Alasan kami: It was used.'] },
  ],
  [
    { kind: 'refunded', amount: 500_000, lastFour: '1234' },
    { en: ['sent Rp 500.000', '•••• 1234'], id: ['Rp 500.000', '•••• 1234'] },
  ],
  [{ kind: 'again' }, { en: ['confirmed'], id: ['dikonfirmasi'] }],
]

test.each(
  everyNews.flatMap(([news, texts]) =>
    (['en', 'id'] as const).map((language) => ({ news, kind: news.kind, language, texts: texts[language] })),
  ),
)('news of kind $kind in $language say the number, their facts and where to look', (given) => {
  const { news, kind, language, texts } = given
  const told = letter(news, { language })
  const whole = JSON.stringify(told)
  expect(told.language).toBe(language)
  expect(told.subject).toContain(letterFacts.number)
  expect(textOf(told)).toContain(letterFacts.number)
  for (const text of texts) expect(textOf(told)).toContain(text)
  expect(whole).not.toMatch(/undefined|null|NaN|\{\w*\}|\$\{/)
  expect(told.paragraphs.every((paragraph) => paragraph.trim() !== '')).toBe(true)
  const prefix = language === 'en' ? '' : '/id'
  const part = kind === 'finished' ? '#review' : ''
  expect(told.action?.url).toBe(`https://shop.example${prefix}${page}${part}`)
  expect(told.action?.text).not.toBe('')
})

test('English and Indonesian letters share no sentence', () => {
  for (const [news] of everyNews) {
    const [english, indonesian] = [letter(news), letter(news, { language: 'id' })]
    expect(indonesian.subject).not.toBe(english.subject)
    expect(indonesian.heading).not.toBe(english.heading)
    expect(indonesian.action?.text).not.toBe(english.action?.text)
    for (const paragraph of english.paragraphs) expect(indonesian.paragraphs).not.toContain(paragraph)
  }
})

test('tracking numbers and the place of the parcels are facts to copy', () => {
  const tracking = [
    { service: 'Reguler', number: 'JH 001' },
    { service: 'Cepat', number: 'JH 002' },
  ]
  expect(letter({ kind: 'handed_over', tracking }).facts).toEqual([
    { label: 'Tracking number, Reguler', value: 'JH 001' },
    { label: 'Tracking number, Cepat', value: 'JH 002' },
  ])
  const [courier] = letterFacts.parcels
  const parcels = courier === undefined ? [] : [{ ...courier, trackingNumber: 'JH 003' }]
  expect(letter({ kind: 'in_transit', reason: 'Hub Bandung' }, { language: 'id', parcels }).facts).toEqual([
    { label: 'Posisi paket', value: 'Hub Bandung' },
    { label: 'Nomor resi, Reguler', value: 'JH 003' },
  ])
  expect(letter({ kind: 'again' }, { standing: { status: 4 }, parcels }).facts).toEqual([
    { label: 'Tracking number, Reguler', value: 'JH 003' },
  ])
  expect(letter({ kind: 'in_transit', reason: ' ' }).facts).toBeUndefined()
})

test('what is fetched speaks of no courier', () => {
  const [, parcel] = letterFacts.parcels
  const parcels = parcel === undefined ? [] : [parcel]
  for (const kind of ['handed_over', 'in_transit', 'delivered'] as const) {
    const told = letter({ kind }, { parcels })
    expect(`${told.subject} ${told.heading} ${textOf(told)}`).not.toMatch(/courier|on its way|delivered/)
  }
  expect(textOf(letter({ kind: 'in_transit' }, { parcels }))).toContain('ready for you at Gema Senayan')
})

test('cash that is still to be paid is told until it is paid', () => {
  const unpaid = { payment: cash, standing: { isPaid: false } }
  for (const kind of ['accepted', 'handed_over', 'in_transit'] as const) {
    expect(textOf(letter({ kind }, unpaid))).toContain('You pay Rp 8.970.123 in cash')
    expect(textOf(letter({ kind }))).not.toContain('cash')
  }
})

test.each([
  { cancelled: 'by_shopper', status: 1, text: 'As you asked', isRefunded: false },
  { cancelled: 'by_shopper', status: 2, text: 'Our answer: Because.', isRefunded: true },
  { cancelled: 'by_shop', status: 1, text: 'Our reason: Because.', isRefunded: false },
] as const)(
  'an order that is cancelled $cancelled at status $status says why, and where money goes',
  (given) => {
    const { cancelled, status, text, isRefunded } = given
    const told = letter(
      { kind: 'cancelled', reason: 'Because.', isRefunded },
      { standing: { status, cancelled }, voucherCode: null },
    )
    expect(textOf(told)).toContain(text)
    if (status === 1 && cancelled === 'by_shopper') expect(textOf(told)).not.toContain('Because.')
    expect(textOf(told).includes('You owe nothing')).toBe(!isRefunded)
    expect(textOf(told).includes('goes back')).toBe(isRefunded)
    expect(textOf(told)).not.toContain('voucher')
  },
)

test('money of a bank transfer goes to an account, and a used voucher is told to be there again', () => {
  const told = letter(
    { kind: 'cancelled', isRefunded: true },
    { payment: { key: 'bank-transfer', method: 7 }, standing: { cancelled: 'by_shopper' } },
  )
  expect(textOf(told)).toContain('to the bank account that you told us')
  expect(textOf(told)).toContain('The voucher that you used is yours again.')
})

test('a refund before the parcels left says that the order is cancelled with it', () => {
  const news: OrderNews = { kind: 'refund_approved', amount: 100 }
  expect(textOf(letter(news, { standing: { cancelled: 'by_shopper' } }))).toContain('will not be sent')
  expect(textOf(letter(news))).not.toContain('will not be sent')
})

test.each<{ where: string; standing: Partial<OrderLetterStanding>; payment: Payment; text: string }>([
  {
    where: 'is checked',
    standing: { status: 1, isPaid: false },
    payment: cash,
    text: 'as soon as it is accepted',
  },
  { where: 'is packed', standing: { status: 2 }, payment: card, text: 'we are packing it' },
  { where: 'is with the courier', standing: { status: 3 }, payment: card, text: 'with the courier' },
  { where: 'is on its way', standing: { status: 4 }, payment: card, text: 'on its way to you' },
  { where: 'is there', standing: { status: 5 }, payment: card, text: 'has been delivered' },
  { where: 'is finished', standing: { status: 5, isFinished: true }, payment: card, text: 'It is finished' },
  {
    where: 'is cancelled',
    standing: { status: 1, cancelled: 'expired' },
    payment: card,
    text: 'It is cancelled',
  },
])('all about an order that $where is told once more', ({ text, ...given }) => {
  const { standing: stands, payment } = given
  const told = letter({ kind: 'again' }, { standing: stands, payment })
  expect(textOf(told)).toContain(text)
  expect(told.action?.url).toBe(`https://shop.example${page}`)
  expect(told.lines).toHaveLength(letterFacts.lines.length)
  expect(told.rows?.at(-1)?.amount).toBe(`Rp${nbsp}8.970.123`)
  expect(told.sections).toHaveLength(3)
})

test('all about an order that waits for its payment leads to the payment', () => {
  const unpaid = { status: 1, isPaid: false }
  const online = letter({ kind: 'again' }, { standing: unpaid })
  expect(textOf(online)).toContain(
    'waits for the payment of Rp 8.970.123 with Stripe, until 17 November, 10.00 WIB',
  )
  expect(online.action).toEqual({
    text: 'Pay now',
    url: `https://shop.example/payment/stripe/return?order=${letterFacts.uuid}&key=k%2B1`,
  })
  const transfer = letter({ kind: 'again' }, { standing: unpaid, payment: {} })
  expect(transfer.action?.text).toBe('Send the receipt')
  expect(transfer.facts?.[1]).toEqual({ label: 'Bank Nusa, PT Gema Audio Indonesia', value: '880 555 0188' })
})
