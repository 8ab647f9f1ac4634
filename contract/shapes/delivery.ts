import { z } from 'zod'

/** A way to get a parcel to somebody, with what it costs for this parcel. */
export const deliveryOffer = z.object({
  uuid: z.uuid(),
  kind: z.enum(['courier', 'own_fleet', 'store_pickup']),
  courier: z.string(),
  name: z.string(),
  /** What is paid; 0 is free. */
  price: z.number().int(),
  /** Without a free delivery; the same as `price` where nothing was waived. */
  full_price: z.number().int(),
  /** Whole days, both included. */
  days_min: z.number().int(),
  days_max: z.number().int(),
  /** The weight that is paid for. */
  chargeable_grams: z.number().int(),
  /** What insuring the parcel costs; null: it cannot be insured, or needs not to be. */
  insurance_price: z.number().int().nullable(),
  allows_cod: z.boolean(),
  /** Goods from this amount on are brought for free; null: never. */
  free_above: z.number().int().nullable(),
})

/** What one store sends together. */
export const parcel = z.object({
  /** The store that it comes from, by its slug. */
  store: z.string(),
  store_name: z.string(),
  city: z.string(),
  /** How many units it holds. */
  units: z.number().int(),
  /** Its weight on the scale. */
  grams: z.number().int(),
  /** The ways to the destination, as the shop lists them. Empty: it cannot be brought there. */
  offers: z.array(deliveryOffer),
  /** The way that holds now, by its uuid: the one chosen, else the first. */
  chosen: z.uuid().nullable(),
  is_insured: z.boolean(),
  /** Why there is no way, as a sentence. */
  message: z.string().nullable(),
})

/** The delivery of a cart. */
export const cartShipping = z.object({
  /** The region that prices were asked for, by its code, and as people call it; null: none is known yet. */
  destination: z.object({ code: z.string(), name: z.string() }).nullable(),
  parcels: z.array(parcel),
  /** Every parcel has a way. */
  is_complete: z.boolean(),
  /** What is missing, as a sentence: "Please add an address first." */
  message: z.string().nullable(),
})

export type DeliveryOffer = z.output<typeof deliveryOffer>
export type Parcel = z.output<typeof parcel>
export type CartShipping = z.output<typeof cartShipping>
