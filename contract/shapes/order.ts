import { z } from 'zod'
import { mapPin } from './address.ts'
import { cartTotals } from './cart.ts'
import { payment } from './payment.ts'

/** 1 pending, 2 confirmed, 3 picked up, 4 on the way, 5 delivered. */
export const orderStatus = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])

/** A line of an order, as it was when it was bought. */
export const orderLine = z.object({
  /** The transaction detail id. */
  id: z.uuid(),
  product_uuid: z.uuid(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  label: z.string(),
  sku: z.string(),
  image_path: z.string().nullable(),
  image_alt: z.string(),
  quantity: z.number().int(),
  unit_price: z.number().int(),
  /** Without any discount. */
  selling_price: z.number().int(),
  /** The line's share of bundle and voucher discounts. */
  discount: z.number().int(),
  /** What the line cost: units less discount, without services. */
  total: z.number().int(),
  grams: z.number().int(),
  store: z.string(),
  add_ons: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      quantity: z.number().int(),
      price: z.number().int(),
      total: z.number().int(),
    }),
  ),
})

export const orderParcel = z.object({
  store: z.string(),
  store_name: z.string(),
  kind: z.enum(['courier', 'own_fleet', 'store_pickup']),
  service: z.string(),
  price: z.number().int(),
  insurance: z.number().int(),
  days_min: z.number().int(),
  days_max: z.number().int(),
  tracking_number: z.string().nullable(),
})

export const orderEvent = z.object({ kind: z.string(), message: z.string(), at: z.iso.datetime() })

export const orderAddress = z.object({
  recipient: z.string(),
  phone: z.string(),
  street: z.string(),
  landmark: z.string(),
  /** Subdistrict, district, city, province, as people read it. */
  region: z.string(),
  postcode: z.string(),
  pin: mapPin.nullish(),
})

/** An order, as its owner sees it. */
export const order = z.object({
  id: z.uuid(),
  number: z.string(),
  status: orderStatus,
  /** 1 paid, 0 unpaid. */
  payment_status: z.union([z.literal(0), z.literal(1)]),
  cancelled: z
    .object({ at: z.iso.datetime(), reason: z.enum(['expired', 'by_shopper', 'by_shop']) })
    .nullable(),
  date: z.iso.datetime(),
  email: z.string(),
  lines: z.array(orderLine),
  parcels: z.array(orderParcel),
  totals: cartTotals,
  /** What is to be paid, with the unique code of a bank transfer. */
  amount: z.number().int(),
  voucher_code: z.string().nullable(),
  note: z.string(),
  dropship_name: z.string(),
  tax_invoice: z.object({ name: z.string(), tax_number: z.string(), address: z.string() }).nullable(),
  address: orderAddress,
  /** The newest one. */
  payment,
  events: z.array(orderEvent),
  server_time: z.iso.datetime(),
})

export type OrderLine = z.output<typeof orderLine>
export type Order = z.output<typeof order>
