import { z } from 'zod'
import {
  cancelRequest,
  orderAction,
  orderCancelled,
  orderEstimate,
  orderEvent,
  orderFinished,
  orderParcel,
  orderStatus,
  orderStep,
} from './order.ts'
import { payment } from './payment.ts'

/** The tabs over the orders of a shopper. */
export const orderTabs = [
  'all',
  'unpaid',
  'processing',
  'sent',
  'delivered',
  'finished',
  'cancelled',
] as const

/** A product of an order, as small lists show it. */
const cardLine = z.object({
  name: z.string(),
  label: z.string(),
  quantity: z.number().int(),
  image_path: z.string().nullable(),
  image_alt: z.string(),
})

const standing = {
  number: z.string(),
  date: z.iso.datetime(),
  status: orderStatus,
  payment_status: z.union([z.literal(0), z.literal(1)]),
  cancelled: orderCancelled.nullable(),
  finished: orderFinished.nullable(),
  estimate: orderEstimate.nullable(),
}

/** An order in a list. */
export const orderCard = z.object({
  id: z.uuid(),
  ...standing,
  cancel_request: cancelRequest.nullable(),
  finishes_at: z.iso.datetime().nullable(),
  steps: z.array(orderStep),
  units: z.number().int(),
  /** What is paid, with the unique code of a bank transfer. */
  amount: z.number().int(),
  lines: z.array(cardLine),
  payment: payment.pick({
    key: true,
    name: true,
    status: true,
    deadline: true,
    has_proof: true,
    method: true,
  }),
  /** How many of its lines can still be reviewed. */
  reviewable: z.number().int(),
  /** Money of it that has been given back. */
  refunded: z.number().int(),
  open_complaint: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  actions: z.object({ finish: orderAction, complain: orderAction }),
})

/** Where an order is: what its owner may see, and who knows its number and e-mail. No address, no price, no name. */
export const orderTracking = z.object({
  ...standing,
  steps: z.array(orderStep),
  parcels: z.array(
    orderParcel.pick({
      store: true,
      store_name: true,
      kind: true,
      service: true,
      days_min: true,
      days_max: true,
      tracking_number: true,
    }),
  ),
  lines: z.array(cardLine),
  /** The city that it goes to, and nothing closer. */
  city: z.string(),
  events: z.array(orderEvent.omit({ reason: true })),
  server_time: z.iso.datetime(),
})

export type OrderTab = (typeof orderTabs)[number]
export type OrderCard = z.output<typeof orderCard>
export type OrderTracking = z.output<typeof orderTracking>
