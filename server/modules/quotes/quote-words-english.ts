import type { QuoteWords } from './quote-words.ts'

const uses = {
  film: 'for films',
  music: 'for music',
  karaoke: 'for karaoke',
  background: 'for background music',
}

export const englishQuote: QuoteWords = {
  quotation: 'Quotation',
  fileName: 'quotation',
  code: 'Code',
  system: 'System',
  room: 'Room',
  roomText: (size, { seats, use, va }) =>
    [size, `${seats} ${seats === 1 ? 'seat' : 'seats'}`, uses[use], ...(va === null ? [] : [va])].join(', '),
  saved: 'Saved on',
  checked: 'Prices checked on',
  online: 'Link',
  scan: 'Scan to open',
  remark: (moment) =>
    `Today’s prices and stock were checked on ${moment}. Nothing is set aside yet: prices and stock can change until you order. Delivery and installation are not included.`,
  columns: { product: 'Product', quantity: 'Qty', saved: 'When saved', today: 'Today', amount: 'Sum today' },
  drifts: {
    same: 'Same price',
    price_up: 'Price up',
    price_down: 'Price down',
    low_stock: 'Low stock',
    out_of_stock: 'Out of stock',
    discontinued: 'Discontinued',
  },
  someAvailable: (available, quantity) => `${available} of ${quantity} available`,
  totals: {
    products: 'Products',
    bundle: 'Bundle discount',
    total: 'Total',
    saved: 'When saved',
    today: 'Today',
  },
  onlySome: (available, lines) =>
    `Today’s total counts what can be had today: ${available} of ${lines} ${lines === 1 ? 'line' : 'lines'} in full.`,
  difference: {
    more: (amount) => `${amount} more than when it was saved.`,
    less: (amount) => `${amount} less than when it was saved.`,
    none: 'The same as when it was saved.',
  },
  notes: 'How it fits together',
  verdicts: { ok: 'Fits', note: 'Look again', warning: 'To fix' },
  stores: 'See and hear it in our stores',
  pages: 'Page {page} of {pages}',
}
