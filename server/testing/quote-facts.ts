import type { QuoteFacts, QuoteLine } from '../modules/quotes/quotes.ts'

/** What a test wants to say about a quotation; the rest is made up. */
export type QuoteGiven = Partial<Omit<QuoteFacts, 'simulation'>> & {
  simulation?: Partial<QuoteFacts['simulation']>
}

export const quoteLine: QuoteLine = {
  component: 'Front speakers',
  name: 'Sagara S3 bookshelf speaker',
  variant: 'Walnut, pair',
  sku: 'SAG-S3-WAL',
  quantity: 2,
  price: 4_250_000,
  todayPrice: 4_250_000,
  available: 2,
  drift: 'same',
  isLow: false,
}

const week = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 600, closes: 1200 }))

/** The quotation of a simulation of one line, whose price has stayed. */
export const quoteFacts = ({ simulation, ...given }: QuoteGiven = {}): QuoteFacts => ({
  lines: [quoteLine],
  saved: { price: 8_500_000, bundleDiscount: 0 },
  today: { price: 8_500_000, bundleDiscount: 0 },
  notes: [],
  seller: {
    name: 'Gema',
    colour: '#4338ca',
    contact: ['+62 21 5550 0188', 'halo@gema.example'],
  },
  stores: [
    {
      name: 'Gema Cilandak',
      lines: ['Jl. Cilandak Tengah 18', 'Jakarta Selatan 12430', '+62 21 5550 0188'],
      hours: [...week, { weekday: 7, opens: 660, closes: 1080 }],
    },
  ],
  money: { icon: 'Rp', position: 1, decimalFormat: 'id-ID' },
  language: 'en',
  ...given,
  simulation: {
    code: 'K7MX29PW',
    name: 'Our living room',
    template: 'Living-room 5.1',
    room: { length: 450, width: 360, height: 280, seats: 4, use: 'film', va: 1300 },
    savedAt: new Date('2026-11-10T03:00:00Z'),
    checkedAt: new Date('2026-11-16T03:00:00Z'),
    url: 'https://shop.example/simulation/0c000000-0000-4000-8000-000000000001',
    ...simulation,
  },
})
