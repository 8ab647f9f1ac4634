import type { SimulationProduct, StoredLine } from '@gema/contract/shapes/simulation.ts'

/** A line for tests: one unit that costs a hundred, then and now. */
export const aStoredLine = (key: string, own: Partial<StoredLine> = {}): StoredLine => ({
  component: { key, role: 'front', name: key },
  product_inventory_id: 1,
  inventory: `own-${key}`,
  product_uuid: `product-${key}`,
  slug: key,
  name: key,
  variant: '',
  key_spec: '',
  sku: key,
  image: null,
  image_alt: '',
  quantity: 1,
  price: 100,
  today_price: 100,
  available: own.quantity ?? 1,
  stock: 9,
  drift: 'same',
  is_low: false,
  substitute: null,
  ...own,
})

/** What could stand in for it. */
export const aSubstitute = (key: string, price: number): NonNullable<StoredLine['substitute']> => ({
  product: { inventory: `other-${key}`, brand: 'Laras', name: key, variant: '', price } as SimulationProduct,
  reason: '',
  price_difference: price - 100,
})
