import type { OrderLetterFacts } from '../modules/orders/orders.ts'

/** What the letters about an order tell, of one that waits for a bank transfer. */
export const letterFacts: OrderLetterFacts = {
  number: 'GM-261116-1042',
  uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
  language: 'en',
  lines: [
    {
      name: 'Sagara S3 bookshelf speaker',
      label: 'Walnut, pair',
      quantity: 2,
      unitPrice: 4_250_000,
      addOns: [{ name: 'Calibration', quantity: 2, price: 350_000 }],
    },
  ],
  totals: {
    items: 8_500_000,
    addOns: 700_000,
    bundleDiscount: 0,
    voucherDiscount: 250_000,
    shipping: 85_000,
    shippingDiscount: 85_000,
    insurance: 20_000,
    uniqueCode: 123,
    amount: 8_970_123,
  },
  voucherCode: 'HEMAT250',
  address: {
    recipient: 'Dewi Lestari',
    phone: '+62 812 5550 0188',
    street: 'Jl. Kenanga 12',
    landmark: '',
    region: 'Gandaria Utara, Kebayoran Baru, Jakarta Selatan, DKI Jakarta',
    postcode: '12140',
  },
  parcels: [
    { kind: 'courier', service: 'Reguler', daysMin: 2, daysMax: 4, storeName: 'Gema Kemang' },
    { kind: 'store_pickup', service: 'Pickup', daysMin: 1, daysMax: 1, storeName: 'Gema Senayan' },
  ],
  payment: {
    method: 7,
    key: 'bank-transfer',
    name: 'Bank transfer',
    amount: 8_970_123,
    deadline: new Date('2026-11-17T03:00:00Z'),
    bankAccounts: [{ bank: 'Bank Nusa', number: '880 555 0188', holder: 'PT Gema Audio Indonesia' }],
    isSandbox: false,
  },
  standing: { status: 1, isPaid: false, isFinished: false, cancelled: null },
  pagesUrl: 'https://shop.example',
  accessKey: 'k+1',
  money: { icon: 'Rp', position: 1, decimalFormat: 'id-ID' },
  now: new Date('2026-11-16T03:00:00Z'),
}
