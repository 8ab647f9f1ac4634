import type { ProductDetail, ProductInventory } from '@gema/contract/shapes/product-detail.ts'

export const anInventory = (given: Partial<ProductInventory> = {}): ProductInventory => ({
  id: 1,
  uuid: '00000000-0000-4000-8000-000000000011',
  sku: 'LRS-ARIA-WAL',
  finish: 'walnut',
  inventory_attributes: { finish: 'walnut' },
  price: 4_500_000,
  pricing: { selling: 4_500_000, offered: null, price: 4_500_000, discount_percent: 0, end_time: null },
  stock: 3,
  stock_by_store: [],
  flash: null,
  ...given,
})

/** A product as its page knows it, for tests. */
export const aProduct = (given: Partial<ProductDetail> = {}): ProductDetail => {
  const product = {
    uuid: '00000000-0000-4000-8000-000000000001',
    slug: 'aria-tower',
    slugs: { en: 'aria-tower', id: 'speaker-lantai-aria' },
    name: 'Aria Tower',
    model: 'ARIA-T',
    brand: { name: 'Laras' },
    category: {
      name: 'Floorstanding speakers',
      slug: 'floorstanding-speakers',
      main: { name: 'Home theater', slug: 'home-theater' },
    },
    store: { name: 'Gema Fatmawati', is_own: true },
    summary: 'A slim tower.',
    rating: null,
    rating_count: 0,
    pictures: [{ picture: 'abc', alt: '', finish: 'walnut' }],
    attributes: [
      {
        key: 'finish',
        name: 'Finish',
        values: [
          { value: 'walnut', label: 'Walnut', finish: 'walnut' },
          { value: 'black', label: 'Black', finish: 'black' },
        ],
      },
    ],
    inventories: [anInventory()],
    ...given,
  }
  return product as unknown as ProductDetail
}
