import type { Order } from '@gema/contract/shapes/order.ts'

const uuid = (last: number): string => `0f8fad5b-d9cb-469f-a165-${String(last).padStart(12, '0')}`

const yes = { is_allowed: true, reason: null }

const line: Order['lines'][number] = {
  id: uuid(11),
  product_uuid: uuid(21),
  slug: 'alir-8k',
  name: 'Alir 8K',
  brand: 'Kawat',
  label: 'Black, 2 m',
  sku: 'KWT-ALIR8K-BLK-2M',
  image_path: null,
  image_alt: '',
  quantity: 3,
  unit_price: 400_000,
  selling_price: 400_000,
  discount: 0,
  total: 1_200_000,
  grams: 300,
  store: 'gema-fatmawati',
  add_ons: [],
  review: null,
}

/** An order of three cables and a microphone that has been paid by bank transfer and delivered. */
export const anOrder = (given: Partial<Order> = {}): Order => ({
  id: uuid(1),
  number: 'GM-2611-004821',
  status: 5,
  payment_status: 1,
  cancelled: null,
  cancel_request: null,
  finished: null,
  delivered_at: '2026-11-16T03:00:00Z',
  finishes_at: '2026-11-23T03:00:00Z',
  estimate: null,
  steps: [],
  date: '2026-11-13T03:00:00Z',
  email: 'sekar@surel.example',
  lines: [
    line,
    { ...line, id: uuid(12), name: 'Lantang 30', quantity: 1, unit_price: 900_000, total: 900_000 },
  ],
  parcels: [],
  totals: {
    units: 4,
    items: 2_100_000,
    add_ons: 0,
    add_on_count: 0,
    bundle_discount: 0,
    voucher_discount: 0,
    shipping: 20_000,
    shipping_discount: 0,
    insurance: 0,
    unique_code: 123,
    total: 2_120_123,
    saved: 0,
  },
  amount: 2_120_123,
  voucher_code: null,
  note: '',
  dropship_name: '',
  tax_invoice: null,
  address: {
    recipient: 'Sekar Wulandari',
    phone: '0812 5550 0142',
    street: 'Jl. Terogong Raya No. 18',
    landmark: '',
    region: 'Cilandak Barat, Cilandak, Jakarta Selatan, DKI Jakarta',
    postcode: '12430',
  },
  payment: paidBy('bank-transfer'),
  events: [],
  refunds: [],
  complaints: [],
  actions: { cancel: yes, finish: yes, refund: yes, complain: yes, review: yes },
  server_time: '2026-11-16T04:00:00Z',
  ...given,
})

/** The payment of all of such an order. */
export function paidBy(key: 'bank-transfer' | 'stripe'): Order['payment'] {
  return {
    uuid: uuid(31),
    method: key === 'stripe' ? 3 : 7,
    key,
    name: key === 'stripe' ? 'Stripe' : 'Bank transfer',
    status: 'paid',
    amount: 2_120_123,
    unique_code: 123,
    presentment: null,
    is_sandbox: true,
    deadline: null,
    paying_place: null,
    bank_accounts: [],
    has_proof: false,
    message: null,
    paid_at: '2026-11-13T04:00:00Z',
  }
}

/** An order that waits for its payment. */
export const anUnpaidOrder = (): Order =>
  anOrder({
    ...{ status: 1, payment_status: 0, delivered_at: null, finishes_at: null },
    payment: {
      ...paidBy('bank-transfer'),
      ...{ status: 'open', paid_at: null, deadline: '2099-11-17T03:00:00Z' },
    },
  })
