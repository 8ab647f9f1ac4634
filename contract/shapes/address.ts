import { z } from 'zod'
import { flatLine, oneLine, personName } from '../values/person-name.ts'
import { phone } from '../values/phone.ts'

/** A region by its official code: `31`, `31.74`, `31.74.06`, `31.74.06.1001`. */
export const regionCode = z.string().regex(/^\d{2}(\.\d{2}(\.\d{2}(\.\d{4})?)?)?$/)

export const region = z.object({ code: regionCode, name: z.string() })

/** Where a map pin stands. Indonesia lies well within these bounds. */
export const mapPin = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

/** An address as somebody fills it in. */
export const addressInput = z.object({
  /** "Home", "Office": what the customer calls it. */
  label: oneLine(40),
  recipient: personName,
  phone,
  province: regionCode,
  city: regionCode,
  district: regionCode,
  subdistrict: regionCode,
  postcode: z
    .string()
    .trim()
    .min(1)
    .regex(/^[1-9]\d{4}$/, 'invalid_postcode'),
  /** Street, number, RT/RW. */
  street: flatLine({ longest: 300 }),
  landmark: flatLine({ shortest: 0, longest: 120 }).optional(),
  pin: mapPin.nullish(),
  is_default: z.boolean().optional(),
})

/** An address of the address book. */
export const address = z.object({
  id: z.uuid(),
  label: z.string(),
  recipient: z.string(),
  phone: z.string(),
  province: region,
  city: region,
  district: region,
  subdistrict: region,
  postcode: z.string(),
  street: z.string(),
  landmark: z.string(),
  pin: mapPin.nullable(),
  is_default: z.boolean(),
})

export type Region = z.output<typeof region>
export type AddressInput = z.input<typeof addressInput>
export type Address = z.output<typeof address>
