import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { regionCode } from '../shapes/address.ts'
import { deliveryOffer } from '../shapes/delivery.ts'

const wholeNumber = z.coerce.number().int()

export const shippingFetch = defineCall('shippingFetch', {
  summary:
    'The delivery services with their lowest rates; with a destination and a weight or a product, the ways to get it there.',
  caller: 'anyone',
  pace: 'reading',
  // The services alone; ways to a place are asked for by one and never again.
  shared: [],
  input: z.object({
    destination: regionCode.optional(),
    /** What is sent: a product, or a parcel by its weight and, where known, its measures in centimetres. */
    product: z.uuid().optional(),
    quantity: wholeNumber.min(1).max(99).default(1),
    grams: wholeNumber.min(1).max(1_000_000).optional(),
    width: wholeNumber.min(1).max(500).optional(),
    height: wholeNumber.min(1).max(500).optional(),
    depth: wholeNumber.min(1).max(500).optional(),
    /** The value of the goods: for free delivery and insurance. */
    value: wholeNumber.min(0).max(10_000_000_000).default(0),
  }),
  data: z.object({
    services: z.array(
      z.object({
        uuid: z.uuid(),
        kind: z.enum(['courier', 'own_fleet', 'store_pickup']),
        courier: z.string(),
        name: z.string(),
        volumetric_divisor: z.number().int(),
        minimum_grams: z.number().int(),
        maximum_grams: z.number().int(),
        allows_cod: z.boolean(),
        free_above: z.number().int().nullable(),
        /** Of the value of the goods, in hundredths of a percent. */
        insurance_basis_points: z.number().int(),
        rates: z.array(
          z.object({
            /** Regions with the same rate, as people call them. */
            regions: z.array(z.string()),
            base: z.number().int(),
            per_kilogram: z.number().int(),
            days_min: z.number().int(),
            days_max: z.number().int(),
          }),
        ),
      }),
    ),
    destination: z.object({ code: z.string(), name: z.string() }).nullable(),
    offers: z.array(deliveryOffer),
    /** Why there is no offer, as a sentence. */
    message: z.string().nullable(),
  }),
})

export type { DeliveryOffer } from '../shapes/delivery.ts'
