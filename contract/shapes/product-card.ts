import { z } from 'zod'

/** The price of a product at the moment of the answer; whole units of the shop's currency. */
export const pricing = z.object({
  /** Without any discount: struck through where `price` is lower. */
  selling: z.number().int(),
  /** The special price, where there is one outside of flash sales. */
  offered: z.number().int().nullable(),
  /** What is paid now. */
  price: z.number().int(),
  discount_percent: z.number().int(),
  /** When the flash price ends; only with a flash price. */
  end_time: z.iso.datetime().nullable(),
})

/** What a product shows of itself in lists. */
export const productCard = z.object({
  id: z.number().int(),
  uuid: z.uuid(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  image_path: z.string().nullable(),
  image_alt: z.string(),
  default_price: z.number().int(),
  special_price: z.number().int().nullable(),
  current_price: z.number().int(),
  pricing,
  rating: z.number().nullable(),
  rating_count: z.number().int(),
  sold_count: z.number().int(),
  stock: z.number().int(),
  /** Its variant, where there is only one: nothing has to be chosen before it goes into a cart. */
  only_inventory: z.uuid().nullable(),
  is_new: z.boolean(),
  has_installation: z.boolean(),
  has_free_shipping: z.boolean(),
  /** Units of the flash sale; only with a flash price. */
  flash: z.object({ quota: z.number().int(), sold: z.number().int() }).nullable(),
})

export type Pricing = z.output<typeof pricing>
export type ProductCard = z.output<typeof productCard>
