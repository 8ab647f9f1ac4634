import { z } from 'zod'
import { cartShipping } from './delivery.ts'
import { pricing } from './product-card.ts'

/** 1 selected, 2 not selected. */
export const selected = z.union([z.literal(1), z.literal(2)])

/** A service that can be bought with a line; `isChecked` is 1 where it was. */
export const cartAddOn = z.object({
  uuid: z.uuid(),
  cart_id: z.uuid(),
  kind: z.enum(['installation', 'calibration', 'warranty', 'crate']),
  name: z.string(),
  isChecked: selected,
  /** How often it is paid: once, or for every unit. */
  qty: z.number().int(),
  /** For one. */
  price: z.number().int(),
  /** Whether it is offered at the destination; one that is not costs nothing and is not bought. */
  is_available: z.boolean(),
})

/** Something about a line that its owner should know, as a sentence. */
export const cartNotice = z.object({
  kind: z.enum([
    'price_up',
    'price_down',
    'out_of_stock',
    'too_many',
    'low_stock',
    'not_sold',
    'flash_limit',
    'bundle_ended',
    'from_account',
    'clipped',
    'add_on_unavailable',
  ]),
  message: z.string(),
})

export const cartLine = z.object({
  cart_id: z.uuid(),
  /** Of the product. */
  id: z.number().int(),
  quantity: z.number().int(),
  selected,
  product: z.object({
    uuid: z.uuid(),
    slug: z.string(),
    name: z.string(),
    brand: z.string(),
    image_path: z.string().nullable(),
    image_alt: z.string(),
  }),
  inventory: z.object({ uuid: z.uuid(), sku: z.string(), label: z.string() }),
  /** The store that sends it, by its slug; also the key of its parcel. */
  store: z.string(),
  /** For one unit. */
  pricing,
  /** Units that can be had. */
  stock: z.number().int(),
  /** Goods alone, before the discounts of bundles and vouchers. */
  line_total: z.number().int(),
  add_ons: z.array(cartAddOn),
  /** Lines with the same key were put into the cart as one bundle; `holds` while the bundle is whole. */
  bundle: z
    .object({
      key: z.uuid(),
      uuid: z.uuid(),
      name: z.string(),
      holds: z.boolean(),
      discount: z.number().int(),
    })
    .nullable(),
  /** Whether it can be bought as it stands. */
  is_available: z.boolean(),
  notices: z.array(cartNotice),
})

/** What is paid, as the server counts it; only selected lines count. All parts add up to `total`. */
export const cartTotals = z.object({
  /** Units of selected lines. */
  units: z.number().int(),
  items: z.number().int(),
  add_ons: z.number().int(),
  add_on_count: z.number().int(),
  bundle_discount: z.number().int(),
  voucher_discount: z.number().int(),
  shipping: z.number().int(),
  /** What a voucher takes off the delivery. */
  shipping_discount: z.number().int(),
  insurance: z.number().int(),
  /** Added to a bank transfer so that it can be recognised; 0 in a cart. */
  unique_code: z.number().int(),
  total: z.number().int(),
  /** All that is saved against the prices without any discount. */
  saved: z.number().int(),
})

/** The voucher of a cart: what it gives, or why it gives nothing. */
export const cartVoucher = z.object({
  code: z.string(),
  name: z.string(),
  discount: z.number().int(),
  applies: z.boolean(),
  /** Why it does not apply, or what does not count towards it, as a sentence. */
  message: z.string().nullable(),
  /** How much more must be bought; null where that is not the reason. */
  missing: z.number().int().nullable(),
})

/** A whole cart. Every call that changes it answers with it. */
export const cartState = z.object({
  /** Grows with every change: an answer with a lower number is older than one with a higher. */
  revision: z.number().int(),
  cart: z.array(cartLine),
  /** The stores of the lines, in the order in which they are shown. */
  stores: z.array(z.object({ slug: z.string(), name: z.string(), city: z.string() })),
  shipping: cartShipping,
  /** Units of all lines, selected or not: the badge. */
  count: z.number().int(),
  totals: cartTotals,
  voucher: cartVoucher.nullable(),
  /** How far it is to a free delivery by the shop's own service; null where there is none. */
  free_shipping: z
    .object({ service: z.string(), above: z.number().int(), missing: z.number().int() })
    .nullable(),
  server_time: z.iso.datetime(),
})

export type CartAddOn = z.output<typeof cartAddOn>
export type CartNotice = z.output<typeof cartNotice>
export type CartLine = z.output<typeof cartLine>
export type CartTotals = z.output<typeof cartTotals>
export type CartVoucher = z.output<typeof cartVoucher>
export type CartState = z.output<typeof cartState>
