import type { SimulationProduct } from '@gema/contract/shapes/simulation.ts'

/** A product for tests. */
export const aProduct = (inventory: string, facts: Partial<SimulationProduct> = {}): SimulationProduct => ({
  id: 1,
  product_inventory_id: 1,
  inventory,
  product_uuid: `product-of-${inventory}`,
  slug: inventory,
  brand: 'Laras',
  name: inventory,
  variant: '',
  sku: inventory,
  price: 1_000_000,
  price_units: 99,
  usual_price: 1_000_000,
  selling: 1_000_000,
  stock: 5,
  image: null,
  image_alt: '',
  key_spec: '',
  rating: null,
  sold_count: 0,
  figures: {},
  component_name: '',
  component_description: '',
  display_case: '',
  ...facts,
})
