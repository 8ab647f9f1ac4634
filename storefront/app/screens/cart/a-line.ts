import type { CartLine } from '@gema/contract/shapes/cart.ts'

/** A line for tests. */
export const aLine = (cart_id: string, facts: Partial<CartLine> = {}): CartLine => ({
  cart_id,
  id: 1,
  quantity: 1,
  selected: 1,
  product: { uuid: 'p', slug: 'p', name: 'Aria 5', brand: 'Laras', image_path: null, image_alt: '' },
  inventory: { uuid: 'i', sku: 'LRS', label: '' },
  store: 'fatmawati',
  pricing: { selling: 100, offered: null, price: 100, discount_percent: 0, end_time: null },
  stock: 5,
  line_total: 100,
  add_ons: [],
  bundle: null,
  is_available: true,
  notices: [],
  ...facts,
})
