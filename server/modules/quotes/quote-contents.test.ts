import { expect, test } from 'vitest'
import { type QuoteGiven, quoteFacts, quoteLine } from '../../testing/quote-facts.ts'
import { quoteContents } from './quote-contents.ts'
import type { QuoteDrift } from './quote-facts.ts'

/** As people read it, with ordinary spaces. */
const contents = (given: QuoteGiven = {}): ReturnType<typeof quoteContents> => {
  const made = quoteContents(quoteFacts(given))
  return { ...JSON.parse(JSON.stringify(made).replaceAll('\u00A0', ' ')), createdAt: made.createdAt }
}
const lineOf = (given: Partial<typeof quoteLine>, language = 'en') =>
  contents({ lines: [{ ...quoteLine, ...given }], language }).lines[0]
const totals = (given: QuoteGiven) =>
  contents(given).totals.rows.map(({ label, saved, today }) => `${label}: ${saved} | ${today}`)

test('it says what it is, of what, and when its prices were looked at', () => {
  expect(contents()).toMatchObject({
    language: 'en',
    title: 'Quotation',
    fileTitle: 'Quotation K7MX 29PW',
    name: 'Our living room',
    contact: '+62 21 5550 0188 · halo@gema.example',
    facts: [
      { label: 'Code', value: 'K7MX 29PW' },
      { label: 'System', value: 'Living-room 5.1' },
      { label: 'Room', value: '4,5 × 3,6 × 2,8 m, 4 seats, for films, 1.300 VA' },
      { label: 'Saved on', value: '10 November 2026' },
      { label: 'Prices checked on', value: '16 November 2026, 10.00 WIB' },
    ],
    online: {
      url: 'https://shop.example/simulation/0c000000-0000-4000-8000-000000000001',
      shown: 'shop.example/simulation/0c000000-0000-4000-8000-000000000001',
    },
  })
  expect(contents().remark).toContain('16 November 2026, 10.00 WIB')
})

test('a room that nobody told, a kind of system that is gone and a name that was not given are left out', () => {
  const { facts, name } = contents({ simulation: { room: null, template: null, name: '' } })
  expect(facts.map(({ label }) => label)).toEqual(['Code', 'Saved on', 'Prices checked on'])
  expect(name).toBe('K7MX 29PW')
  expect(contents({ simulation: { name: '' } }).name).toBe('Living-room 5.1')
  const room = { length: 1000, width: 755, height: 300, seats: 1, use: 'background' as const }
  expect(contents({ simulation: { room } }).facts[2]?.value).toBe(
    '10 × 7,55 × 3 m, 1 seat, for background music',
  )
})

test('a line is told with its price then and now, and what it comes to', () => {
  expect(lineOf({ todayPrice: 4_500_000, drift: 'price_up' })).toEqual({
    component: 'Front speakers',
    name: 'Sagara S3 bookshelf speaker',
    details: 'Walnut, pair · SKU SAG-S3-WAL',
    badge: { text: 'Price up', tone: 'careful' },
    quantity: '2',
    saved: 'Rp 4.250.000',
    today: 'Rp 4.500.000',
    amount: 'Rp 9.000.000',
  })
  expect(lineOf({ variant: '' })?.details).toBe('SKU SAG-S3-WAL')
})

test('what cannot be had has no price today', () => {
  for (const drift of ['out_of_stock', 'discontinued'] as const)
    expect(lineOf({ todayPrice: null, available: 0, drift })).toMatchObject({
      ...{ saved: 'Rp 4.250.000', today: '–', amount: '–', badge: { tone: 'bad' } },
    })
})

test('of what there is too little, only that much is counted, and it is told', () => {
  const few = lineOf({ quantity: 4, available: 1, drift: 'low_stock', isLow: true })
  expect(few).toMatchObject({
    ...{ quantity: '4', amount: 'Rp 4.250.000', badge: { text: '1 of 4 available', tone: 'careful' } },
  })
  expect(lineOf({ quantity: 4, available: 3, drift: 'price_down' }, 'id')?.badge.text).toBe(
    'Harga turun · 3 dari 4 tersedia',
  )
  expect(lineOf({ drift: 'price_up', isLow: true })?.badge.text).toBe('Price up · Low stock')
})

test('every drift has a word of its own in each language', () => {
  const drifts: QuoteDrift[] = ['same', 'price_up', 'price_down', 'low_stock', 'out_of_stock', 'discontinued']
  for (const language of ['en', 'id'])
    expect(new Set(drifts.map((drift) => lineOf({ drift, available: 2 }, language)?.badge.text)).size).toBe(6)
})

test('both totals stand beside each other, with what bundles take off', () => {
  const saved = { price: 8_000_000, bundleDiscount: 500_000 }
  const today = { price: 8_500_000, bundleDiscount: 0 }
  expect(totals({ saved, today })).toEqual([
    'Products: Rp 8.500.000 | Rp 8.500.000',
    'Bundle discount: −Rp 500.000 | –',
    'Total: Rp 8.000.000 | Rp 8.500.000',
  ])
  expect(totals({})).toEqual(['Total: Rp 8.500.000 | Rp 8.500.000'])
})

test('the difference is told only where the same things are counted', () => {
  const remark = (price: number, lines = [quoteLine]) =>
    contents({ lines, today: { price, bundleDiscount: 0 } }).totals.remark
  expect(remark(8_500_000)).toBe('The same as when it was saved.')
  expect(remark(8_600_000)).toBe('Rp 100.000 more than when it was saved.')
  expect(remark(8_400_000)).toBe('Rp 100.000 less than when it was saved.')
  expect(remark(4_250_000, [{ ...quoteLine, available: 1 }])).toBe(
    'Today’s total counts what can be had today: 0 of 1 line in full.',
  )
})

test('what has to be mended is told before what fits', () => {
  const notes = (['ok', 'note', 'warning'] as const).map((verdict) => ({ verdict, sentence: verdict }))
  expect(contents({ notes }).notes).toEqual({
    heading: 'How it fits together',
    rows: [
      { label: 'To fix', tone: 'bad', sentence: 'warning' },
      { label: 'Look again', tone: 'careful', sentence: 'note' },
      { label: 'Fits', tone: 'good', sentence: 'ok' },
    ],
  })
})

test('the stores are told with their hours', () => {
  expect(contents().stores.all).toEqual([
    {
      name: 'Gema Cilandak',
      lines: [
        'Jl. Cilandak Tengah 18',
        'Jakarta Selatan 12430',
        '+62 21 5550 0188',
        'Monday–Saturday 10.00–20.00',
        'Sunday 11.00–18.00',
      ],
    },
  ])
})

test('it is in the language of who asks, and English in any other than these two', () => {
  const indonesian = contents({ language: 'id' })
  expect(indonesian).toMatchObject({
    language: 'id',
    title: 'Penawaran',
    columns: { product: 'Produk' },
    lines: [{ badge: { text: 'Harga tetap' } }],
  })
  expect(indonesian.facts[2]?.value).toBe('4,5 × 3,6 × 2,8 m, 4 tempat duduk, untuk film, 1.300 VA')
  expect(indonesian.stores.all[0]?.lines.at(-1)).toBe('Minggu 11.00–18.00')
  expect(contents({ language: 'ja' })).toMatchObject({ language: 'en', title: 'Quotation' })
  for (const language of ['en', 'id'])
    expect(JSON.stringify(contents({ language }))).not.toMatch(/undefined|NaN|null|\$\{/)
})
