import { z } from 'zod'
import { pricing, productCard } from './product-card.ts'
import { slugByLanguage } from './slug-by-language.ts'

const named = z.object({ uuid: z.uuid(), slug: z.string(), name: z.string() })

/** A variant that can be bought. */
const inventory = z.object({
  id: z.number().int(),
  uuid: z.uuid(),
  sku: z.string(),
  /** Which pictures show it. */
  finish: z.string(),
  /** The chosen value of every attribute, by its key. */
  inventory_attributes: z.record(z.string(), z.string()),
  price: z.number().int(),
  pricing,
  stock: z.number().int(),
  stock_by_store: z.array(z.object({ slug: z.string(), stock: z.number().int() })),
  flash: z
    .object({ quota: z.number().int(), sold: z.number().int(), per_customer: z.number().int() })
    .nullable(),
})

/** An attribute to choose before buying, with its values in their order. */
const attribute = z.object({
  key: z.string(),
  name: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), finish: z.string().nullable() })),
})

const addOn = z.object({
  uuid: z.uuid(),
  kind: z.enum(['installation', 'calibration', 'warranty', 'crate']),
  name: z.string(),
  text: z.string(),
  pricing: z.enum(['fixed', 'per_unit', 'percent']),
  /** Whole rupiah, or whole percent of the unit's price. */
  amount: z.number().int(),
  /** Offered in certain areas only. */
  is_regional: z.boolean(),
})

const bundle = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  name: z.string(),
  text: z.string(),
  discount_percent: z.number().int(),
  /** Together, and one by one. */
  price: z.number().int(),
  selling: z.number().int(),
  stock: z.number().int(),
  items: z.array(
    z.object({ inventory_uuid: z.uuid(), quantity: z.number().int(), label: z.string(), card: productCard }),
  ),
})

const storeOfProduct = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  name: z.string(),
  is_own: z.boolean(),
  city: z.string(),
  whatsapp: z.string(),
})

export const productDetail = z.object({
  id: z.number().int(),
  uuid: z.uuid(),
  slug: z.string(),
  slugs: slugByLanguage,
  name: z.string(),
  model: z.string(),
  brand: named.extend({ logo: z.string().nullable(), origin: z.string() }),
  category: z.object({
    name: z.string(),
    slug: z.string(),
    main: z.object({ name: z.string(), slug: z.string() }),
  }),
  /** The store that sells it. */
  store: storeOfProduct,
  /** Stores where it can be seen or fetched; those of `stock_by_store`. */
  stores: z.array(storeOfProduct),
  summary: z.string(),
  description: z.string(),
  highlights: z.array(z.string()),
  box_contents: z.array(z.string()),
  warranty_months: z.number().int(),
  has_free_shipping: z.boolean(),
  rating: z.number().nullable(),
  rating_count: z.number().int(),
  sold_count: z.number().int(),
  is_new: z.boolean(),
  pictures: z.array(z.object({ picture: z.string(), alt: z.string(), finish: z.string() })),
  attributes: z.array(attribute),
  inventories: z.array(inventory),
  specification: z.array(
    z.object({
      group: z.enum(['sound', 'connections', 'picture', 'build', 'power', 'general']),
      lines: z.array(z.object({ key: z.string(), name: z.string(), value: z.string() })),
    }),
  ),
  /** Of the thing itself, in centimetres. */
  dimensions: z.object({ width: z.number(), height: z.number(), depth: z.number() }).nullable(),
  add_ons: z.array(addOn),
  bundles: z.array(bundle),
  /** How soon it arrives at a usual address: whole days, both included. */
  delivery: z
    .object({
      service: z.string(),
      city: z.string(),
      days_min: z.number().int(),
      days_max: z.number().int(),
      free_above: z.number().int().nullable(),
    })
    .nullable(),
})

export type ProductDetail = z.output<typeof productDetail>
export type ProductInventory = z.output<typeof inventory>
export type ProductAttribute = z.output<typeof attribute>
export type ProductAddOn = z.output<typeof addOn>
export type ProductBundle = z.output<typeof bundle>
export type ProductStore = z.output<typeof storeOfProduct>
