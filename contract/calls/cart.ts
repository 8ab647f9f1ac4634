import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { regionCode } from '../shapes/address.ts'
import { cartState } from '../shapes/cart.ts'
import { voucherCode } from '../shapes/voucher.ts'
import { quantity } from '../values/quantity.ts'

/** How many lines a cart holds. */
export const mostCartLines = 60

const cartIds = z.array(z.uuid()).max(mostCartLines * 2)

export const cartStore = defineCall('cartStore', {
  summary: 'Puts a variant or a whole bundle into the cart. With `buy_now`, it alone is selected afterwards.',
  caller: 'visitor',
  pace: 'changing',
  done: { en: 'Product added to your cart', id: 'Produk masuk keranjang Anda' },
  input: z
    .object({
      /** The variant, by its uuid; left out where a bundle is bought. */
      inventory: z.uuid().optional(),
      bundle: z.uuid().optional(),
      quantity: quantity.default(1),
      /** Services to buy with it, by their uuids. */
      add_ons: z.array(z.uuid()).max(10).default([]),
      buy_now: z.boolean().default(false),
    })
    .refine(({ inventory, bundle }) => (inventory === undefined) !== (bundle === undefined), 'invalid_data'),
  data: cartState,
})

export const cartStoreList = defineCall('cartStoreList', {
  summary:
    'Puts several variants into the cart at once, as many of each as can be had, and says what was left out. Variants that are a whole bundle together go in as that bundle.',
  caller: 'visitor',
  pace: 'changing',
  input: z.object({
    lines: z
      .array(z.object({ inventory: z.uuid(), quantity }))
      .min(1)
      .max(mostCartLines),
  }),
  data: z.object({
    cart: cartState,
    /** Units that went in, by variant. */
    added: z.array(z.object({ inventory: z.uuid(), quantity: z.number().int() })),
    /** What did not go in, or not whole. */
    skipped: z.array(
      z.object({
        inventory: z.uuid(),
        name: z.string(),
        wanted: z.number().int(),
        added: z.number().int(),
        reason: z.enum(['out_of_stock', 'too_few', 'not_sold', 'cart_full']),
      }),
    ),
  }),
})

export const cartFind = defineCall('cartFind', {
  summary: 'The cart of the caller, priced now.',
  caller: 'visitor',
  pace: 'reading',
  input: z.object({}),
  data: cartState,
})

export const cartUpdate = defineCall('cartUpdate', {
  summary:
    'Selects lines and unselects others, sets quantities, brings removed lines back, and sets or removes the voucher.',
  caller: 'visitor',
  pace: 'changing',
  input: z.object({
    checked: cartIds.default([]),
    unchecked: cartIds.default([]),
    quantities: z
      .array(z.object({ cart_id: z.uuid(), quantity }))
      .max(mostCartLines)
      .default([]),
    /** Lines that were removed and shall be there again. */
    restored: cartIds.default([]),
    /** Its code; null takes it away; absent leaves it as it is. */
    voucher: voucherCode.nullish(),
    /** Prices have been seen: notices of changed prices go away. */
    seen: cartIds.default([]),
  }),
  data: cartState,
})

export const cartUpdateAddservice = defineCall('cartUpdateAddservice', {
  summary: 'Adds services to a line and takes others away.',
  caller: 'visitor',
  pace: 'changing',
  input: z.object({
    cart_id: z.uuid(),
    checked: z.array(z.uuid()).max(10).default([]),
    unchecked: z.array(z.uuid()).max(10).default([]),
  }),
  data: cartState,
})

export const cartDelete = defineCall('cartDelete', {
  summary: 'Removes lines. Removing one again is a success; `cart/update` brings it back.',
  caller: 'visitor',
  pace: 'changing',
  input: z.object({ id: z.union([z.uuid().transform((id) => [id]), cartIds]) }),
  data: cartState,
})

export const cartUpdateShipping = defineCall('cartUpdateShipping', {
  summary: 'Says where the cart goes, and how the parcel of each store goes there.',
  caller: 'visitor',
  pace: 'changing',
  input: z.object({
    /** A region by its code, the deeper the better; absent leaves it as it is. */
    destination: regionCode.optional(),
    deliveries: z
      .array(
        z.object({ store: z.string().max(100), service: z.uuid(), is_insured: z.boolean().default(false) }),
      )
      .max(20)
      .default([]),
  }),
  data: cartState,
})

export const cartMerge = defineCall('cartMerge', {
  summary:
    'Moves the cart of a guest into the cart of the customer, after signing in. Doing it again changes nothing.',
  caller: 'customer',
  pace: 'changing',
  input: z.object({ guest_token: z.string().regex(/^guest_[\w-]{16,200}$/) }),
  data: cartState,
})

export type { CartState } from '../shapes/cart.ts'
