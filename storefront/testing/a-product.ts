import type { ProductDetail, ProductInventory } from '@gema/contract/shapes/product-detail.ts'

const uuid = (last: number): string => `3f2504e0-4f89-41d3-9a0c-${String(last).padStart(12, '0')}`

const store = {
  uuid: uuid(40),
  slug: 'gema-fatmawati',
  name: 'Gema Fatmawati',
  is_own: true,
  city: 'Jakarta Selatan',
  whatsapp: '6281255500188',
}

const inIts = (finish: string, stock: number): ProductInventory => ({
  id: stock,
  uuid: uuid(stock),
  sku: `ARIA9-${finish.toUpperCase()}`,
  finish,
  inventory_attributes: { finish },
  price: 24_999_000,
  pricing: {
    selling: 24_999_000,
    offered: null,
    price: 24_999_000,
    discount_percent: 0,
    end_time: null,
  },
  stock,
  stock_by_store: [],
  flash: null,
})

/** Two pictures of each finish. */
const picturesOf = (finish: string) => [
  { picture: `${finish}-whole.webp`, alt: `Speaker, ${finish}, whole`, finish },
  { picture: `${finish}-front.webp`, alt: `Speaker, ${finish}, front`, finish },
]

/** A speaker in walnut, of which there are six, and in white, of which there are two. */
export const aProduct = (given: Partial<ProductDetail> = {}): ProductDetail => ({
  id: 1,
  uuid: uuid(1),
  slug: 'aria-9-speaker',
  slugs: { en: 'aria-9-speaker', id: 'speaker-aria-9' },
  name: 'Aria 9 Floorstanding Speaker',
  model: 'Aria 9',
  brand: { uuid: uuid(30), slug: 'laras', name: 'Laras', logo: null, origin: 'Bandung' },
  category: {
    name: 'Floorstanding speakers',
    slug: 'floorstanding-speakers',
    main: { name: 'Home theater', slug: 'home-theater' },
  },
  store,
  stores: [store],
  summary: 'Towers for family rooms.',
  description: 'Two woofers move enough air.',
  highlights: [],
  box_contents: ['2 speakers'],
  warranty_months: 24,
  has_free_shipping: false,
  rating: null,
  rating_count: 0,
  sold_count: 0,
  is_new: false,
  pictures: [...picturesOf('walnut'), ...picturesOf('white')],
  attributes: [
    {
      key: 'finish',
      name: 'Finish',
      values: [
        { value: 'walnut', label: 'Walnut', finish: 'walnut' },
        { value: 'white', label: 'Gloss white', finish: 'white' },
      ],
    },
  ],
  inventories: [inIts('walnut', 6), inIts('white', 2)],
  specification: [],
  dimensions: null,
  add_ons: [],
  bundles: [],
  delivery: null,
  ...given,
})
