import type { CartLine, CartState } from '@gema/contract/shapes/cart.ts'

/** A line of a cart for tests; only what a test is about has to be said. */
export const aCartLine = (own: Partial<CartLine> = {}): CartLine => ({
  cart_id: '00000000-0000-4000-8000-000000000001',
  id: 1,
  quantity: 1,
  selected: 1,
  product: {
    uuid: '00000000-0000-4000-8000-0000000000aa',
    slug: 'laras-aria-5',
    name: 'Laras Aria 5',
    brand: 'Laras',
    image_path: null,
    image_alt: '',
  },
  inventory: { uuid: '00000000-0000-4000-8000-0000000000bb', sku: 'LA5', label: 'Oak' },
  store: 'gema-fatmawati',
  pricing: {
    selling: 13_490_000,
    offered: 13_490_000,
    price: 13_490_000,
    discount_percent: 0,
    end_time: null,
  },
  stock: 5,
  line_total: 13_490_000,
  add_ons: [],
  bundle: null,
  is_available: true,
  notices: [],
  ...own,
})

/** A cart for tests, with one line. */
export const aCart = (own: Partial<CartState> = {}): CartState => ({
  revision: 1,
  cart: [aCartLine()],
  stores: [{ slug: 'gema-fatmawati', name: 'Gema Fatmawati', city: 'Jakarta Selatan' }],
  shipping: { destination: null, parcels: [], is_complete: false, message: null },
  count: 1,
  totals: {
    units: 1,
    items: 13_490_000,
    add_ons: 0,
    add_on_count: 0,
    bundle_discount: 0,
    voucher_discount: 0,
    shipping: 0,
    shipping_discount: 0,
    insurance: 0,
    unique_code: 0,
    total: 13_490_000,
    saved: 0,
  },
  voucher: null,
  free_shipping: null,
  server_time: '2026-11-16T03:00:00Z',
  ...own,
})
