import { z } from 'zod'
import { mapPin } from './address.ts'
import { cartTotals } from './cart.ts'
import { payment } from './payment.ts'
import { refund } from './refund.ts'

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
  /** What its buyer wrote about it. */
  review: z.object({ id: z.uuid(), rating: z.number().int(), is_hidden: z.boolean() }).nullable(),
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

/** Something that happened to an order: who did it, and what they said about it. */
export const orderEvent = z.object({
  kind: z.string(),
  message: z.string(),
  actor: z.enum(['shopper', 'staff', 'system', 'provider']),
  /** What was said about it; empty: nothing. */
  reason: z.string(),
  at: z.iso.datetime(),
})

/** A step on the way of an order, in the order in which they are taken. */
export const orderStep = z.object({
  key: z.enum(['pending', 'confirmed', 'picked_up', 'on_the_way', 'delivered']),
  status: orderStatus,
  /** As people call it, in the language of the caller. */
  name: z.string(),
  /** active: here it stands; done: this is behind it; todo: this is to come. */
  state: z.enum(['done', 'active', 'todo']),
  at: z.iso.datetime().nullable(),
})

/** Whether something can be done with an order now, and if not, why. */
export const orderAction = z.object({ is_allowed: z.boolean(), reason: z.string().nullable() })

export const orderCancelled = z.object({
  at: z.iso.datetime(),
  reason: z.enum(['expired', 'by_shopper', 'by_shop']),
  /** What was said about it; empty: nothing. */
  note: z.string(),
})

/** The wish to cancel an order that is confirmed already. */
export const cancelRequest = z.object({
  state: z.enum(['open', 'accepted', 'declined']),
  at: z.iso.datetime(),
  reason: z.string(),
  /** What the shop says to it. */
  answer: z.string().nullable(),
})

export const orderFinished = z.object({ at: z.iso.datetime(), by: z.enum(['shopper', 'system']) })

/** The days on which it should arrive. */
export const orderEstimate = z.object({ from: z.iso.date(), to: z.iso.date() })

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
  cancelled: orderCancelled.nullable(),
  cancel_request: cancelRequest.nullable(),
  finished: orderFinished.nullable(),
  delivered_at: z.iso.datetime().nullable(),
  /** When it finishes by itself; null: it does not, or something is open that holds it. */
  finishes_at: z.iso.datetime().nullable(),
  estimate: orderEstimate.nullable(),
  steps: z.array(orderStep),
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
  /** The newest first. */
  events: z.array(orderEvent),
  refunds: z.array(refund),
  /** The newest first. */
  complaints: z.array(z.object({ id: z.uuid(), number: z.string(), status: z.string() })),
  actions: z.object({
    cancel: orderAction,
    finish: orderAction,
    refund: orderAction,
    complain: orderAction,
    review: orderAction,
  }),
  server_time: z.iso.datetime(),
})

export type OrderStepShown = z.output<typeof orderStep>
export type OrderAction = z.output<typeof orderAction>
export type OrderEvent = z.output<typeof orderEvent>
export type OrderLine = z.output<typeof orderLine>
export type Order = z.output<typeof order>
