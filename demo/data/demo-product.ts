import type { AttributeKey } from './attributes.ts'
import type { Both } from './both.ts'
import type { BrandKey } from './brand-keys.ts'

/** One finish, size or length that can be bought: an inventory with its own SKU, price and stock. */
export interface DemoVariant {
  sku: string
  /** The finish of the picture library; its pictures show this variant. */
  finish: string
  /** What tells it from the other variants, such as `{ finish: both('Walnut', 'Walnut') }` or `{ length: … }`. */
  attributes: { finish?: Both; size?: Both; length?: Both; seats?: Both; set?: Both }
  /** Rupiah; absent: the product's own price. */
  price?: number
  /** Units in Gema Fatmawati and Gema Kelapa Gading; a partner's goods have only the partner's stock. */
  stock: { fatmawati: number; kelapaGading: number } | { partner: number }
}

export interface DemoProduct {
  /** Never changes: the product's uuid is made of it. */
  key: string
  brand: BrandKey
  /** English slugs of category and sub-category, such as `home-theater/floorstanding-speakers`. */
  category: `${string}/${string}`
  /** The slug of the store that sells it, where it is not the retailer itself. */
  seller?: string
  /** Of the picture library. */
  archetype: string
  model: string
  name: Both
  /** One sentence of at most 140 characters, for lists and search engines. */
  summary: Both
  /** Two to four paragraphs, divided by a blank line. */
  description: Both
  highlights: { en: string[]; id: string[] }
  /** Rupiah, before any discount. */
  price: number
  /** Rupiah; only where there is a real discount. */
  special?: number
  variants: DemoVariant[]
  spec: Partial<Record<AttributeKey, number | boolean | string | Both>>
  box: { en: string[]; id: string[] }
  /** As sent: in a carton, for the shipping price. */
  packed: { widthCm: number; heightCm: number; depthCm: number; weightKg: number }
  /** 1 (hardly known) to 100 (everybody's choice): makes the sold count, the reviews and the order in lists. */
  popularity: number
  releasedDaysAgo: number
  services: ('installation' | 'calibration' | 'warranty' | 'crate')[]
  freeShipping?: boolean
}
