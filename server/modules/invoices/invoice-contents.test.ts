import { expect, test } from 'vitest'
import { type InvoiceGiven, invoiceFacts, invoiceLine } from '../../testing/invoice-facts.ts'
import { invoiceContents } from './invoice-contents.ts'

const contents = (given: InvoiceGiven = {}) => invoiceContents(invoiceFacts(given))
/** Sums as people read them, with ordinary spaces. */
const rows = (given: InvoiceGiven = {}) =>
  contents(given).totals.map(({ label, amount }) => `${label}: ${amount.replaceAll('\u00A0', ' ')}`)
const partOf = (heading: string, given: InvoiceGiven = {}) =>
  contents(given).parties.find((part) => part.heading === heading)?.lines

test('a paid order has an invoice with the number of the order', () => {
  const invoice = contents()
  expect(invoice).toMatchObject({
    language: 'en',
    title: 'Invoice',
    number: 'INV/GM-2611-004821',
    fileTitle: 'Invoice INV/GM-2611-004821',
    stamp: { text: 'PAID', tone: 'paid' },
    remark: '',
  })
  expect(invoice.facts).toEqual([
    { label: 'Number', value: 'INV/GM-2611-004821' },
    { label: 'Date', value: '16 November 2026' },
    { label: 'Order', value: 'GM-2611-004821' },
  ])
})

test('the sum is told in its parts, and parts of nothing are not', () => {
  expect(rows()).toEqual([
    'Subtotal before discounts: Rp 9.200.000',
    'Voucher HEMAT250: −Rp 250.000',
    'Delivery: Rp 85.000',
    'Off the delivery: −Rp 85.000',
    'Insurance: Rp 20.000',
    'Unique code: Rp 123',
    'Total: Rp 8.970.123',
  ])
  const plain = { voucherDiscount: 0, shipping: 0, shippingDiscount: 0, insurance: 0, total: 9_200_000 }
  expect(rows({ order: plain, payment: { uniqueCode: 0 } })).toEqual([
    'Subtotal: Rp 9.200.000',
    'Delivery: Free',
    'Total: Rp 9.200.000',
  ])
})

test('a line is told with SKU, units, price and its share of the discounts; services stand below it', () => {
  const [line] = contents({ lines: [{ ...invoiceLine, bundleDiscount: 50_000 }] }).lines
  const told = JSON.parse(JSON.stringify(line).replaceAll('\u00A0', ' '))
  expect(told).toEqual({
    name: 'Sagara S3 bookshelf speaker',
    details: 'Walnut, pair · SKU SAG-S3-WAL',
    quantity: '2',
    price: 'Rp 4.250.000',
    discount: '−Rp 300.000',
    amount: 'Rp 8.200.000',
    services: [{ name: 'Calibration', quantity: '2', price: 'Rp 350.000', amount: 'Rp 700.000' }],
  })
})

test('it says who sells, who pays and where it went', () => {
  expect(partOf('From')?.[0]).toBe('Gema')
  expect(partOf('From')).toContain('Jl. Cilandak Tengah 18')
  expect(partOf('Billed to')).toEqual(['Dewi Pertiwi', 'dewi@surel.example'])
  expect(partOf('Billed to', { buyer: null })?.[0]).toBe('Sari Wulandari')
  expect(partOf('Delivered to')).toEqual([
    'Sari Wulandari',
    '+62 812 5550 0188',
    'Jl. Kenanga 12',
    'Gandaria Utara, Kebayoran Baru, Jakarta Selatan, DKI Jakarta 12140',
    'Reguler, from Gema Kemang',
    'Tracking number AG 2611 7730',
  ])
})

test('what was fetched has no address', () => {
  const parcels = [
    { kind: 'store_pickup' as const, service: 'Pickup', storeName: 'Gema Senayan', trackingNumber: null },
  ]
  expect(partOf('Fetched by', { parcels })).toEqual([
    'Sari Wulandari',
    '+62 812 5550 0188',
    'Pickup, from Gema Senayan',
  ])
})

test('the tax number stands on it where a tax invoice was asked for, and else nowhere', () => {
  const taxInvoice = { name: 'PT Nada Rumah', tax_number: '01.234.567.8-012.000', address: 'Jl. Melati 3' }
  expect(partOf('Tax invoice for', { order: { taxInvoice } })).toEqual([
    'PT Nada Rumah',
    'NPWP 01.234.567.8-012.000',
    'Jl. Melati 3',
  ])
  expect(JSON.stringify(contents())).not.toContain('NPWP')
})

test('it says how and when it was paid', () => {
  expect(contents().payment).toEqual({
    heading: 'Payment',
    lines: ['Bank transfer', 'Paid on 16 November 2026, 12.30 WIB'],
  })
  const charged = { currency: 'USD', minor: 54_877, exponent: 2, rate: 16_346 }
  expect(
    contents({ payment: { method: 'PayPal', charged, isSandbox: true } }).payment.lines.slice(2),
  ).toEqual(['Charged as USD 548.77 (1 USD = Rp\u00A016.346)', 'Trial payment: no money moves.'])
})

test('what is not paid yet is a proforma that says until when', () => {
  const unpaid = { paymentStatus: 0 }
  const deadline = new Date('2026-11-17T03:00:00Z')
  const proforma = contents({ order: unpaid, payment: { paidAt: null, deadline } })
  expect(proforma).toMatchObject({
    title: 'Proforma invoice',
    stamp: { text: 'NOT PAID YET', tone: 'unpaid' },
  })
  expect(proforma.remark).toContain('no proof of payment')
  expect(proforma.payment.lines[1]).toBe('To be paid until 17 November 2026, 10.00 WIB')
  const cash = contents({ order: unpaid, payment: { paidAt: null, isCash: true } })
  expect(cash.payment.lines[1]).toBe('To be paid in cash when it is handed over')
})

test('a cancelled order is marked as one, and says whether money goes back', () => {
  const cancelledAt = new Date('2026-11-17T03:00:00Z')
  const unpaid = contents({ order: { cancelledAt, paymentStatus: 0 }, payment: { paidAt: null } })
  expect(unpaid.stamp).toEqual({ text: 'CANCELLED', tone: 'cancelled' })
  expect(unpaid.remark).toBe('This order was cancelled on 17 November 2026. Nothing is owed.')
  expect(unpaid.thanks).toBe('')
  expect(unpaid.payment.lines[1]).toBe('Not paid; cancelled on 17 November 2026')
  const refunds = [{ amount: 8_970_123, sentAt: null }]
  const refunded = contents({ order: { cancelledAt }, refunds })
  expect(refunded.title).toBe('Invoice')
  expect(refunded.remark).toContain('Rp\u00A08.970.123 is given back')
})

test('refunds are taken off below the total', () => {
  const refunds = [
    { amount: 500_000, sentAt: new Date('2026-11-18T03:00:00Z') },
    { amount: 100_000, sentAt: null },
  ]
  expect(rows({ refunds }).slice(-4)).toEqual([
    'Total: Rp 8.970.123',
    'Refunded on 18 November 2026: −Rp 500.000',
    'Refund on its way: −Rp 100.000',
    'After refunds: Rp 8.370.123',
  ])
})

test('it is in the language of who asks, and English in any other than these two', () => {
  const given = { order: { paymentStatus: 0 }, payment: { paidAt: null } }
  expect(contents({ ...given, language: 'id' })).toMatchObject({
    language: 'id',
    title: 'Faktur proforma',
    stamp: { text: 'BELUM DIBAYAR' },
    columns: { product: 'Produk' },
  })
  expect(contents({ language: 'ja' })).toMatchObject({ language: 'en', title: 'Invoice' })
  for (const language of ['en', 'id'])
    for (const each of [given, {}, { order: { cancelledAt: new Date(0) } }])
      expect(JSON.stringify(contents({ ...each, language }))).not.toMatch(/undefined|NaN|null|\$\{/)
})
