import { z } from 'zod'
import { order } from '../../shapes/order.ts'
import { orderTabs } from '../../shapes/order-card.ts'
import { pageInput, pageOf } from '../../shapes/page-of.ts'
import { orderNumber } from '../../values/order-number.ts'
import { flatLine, oneLine } from '../../values/person-name.ts'
import { defineStaffCall } from '../define-staff-call.ts'

/** An order as the staff sees it: what its owner sees, and who did what. */
const staffOrder = order.extend({
  /** True where phone, street and e-mail are shortened, for staff who neither pack nor serve. */
  is_shortened: z.boolean(),
  events: z.array(order.shape.events.element.extend({ staff_name: z.string().nullable() })),
})

const staffOrderCard = order
  .pick({
    id: true,
    number: true,
    status: true,
    payment_status: true,
    date: true,
    email: true,
    amount: true,
    cancelled: true,
    cancel_request: true,
    finished: true,
  })
  .extend({
    recipient: z.string(),
    units: z.number().int(),
    payment_method: z.number().int(),
    has_proof: z.boolean(),
  })

/** What somebody of the staff says about a step. */
const note = flatLine({ shortest: 0, longest: 300 }).default('')
const reason = flatLine({ longest: 300 })

export const orderFetch = defineStaffCall('orderFetch', {
  summary: 'Orders, the newest first, by tab; `q` looks for a number, an e-mail or a recipient.',
  caller: 'staff',
  permission: 'orders',
  pace: 'reading',
  input: z.object({
    ...pageInput,
    /** Also those that wait for a decision about their cancellation. */
    tab: z.enum([...orderTabs, 'cancel_asked']).default('all'),
    q: flatLine({ shortest: 0, longest: 100 }).default(''),
  }),
  data: pageOf(staffOrderCard),
})

export const orderFind = defineStaffCall('orderFind', {
  summary:
    'An order with its whole log; phone, street and e-mail are shortened for who neither packs nor serves.',
  caller: 'staff',
  permission: 'orders',
  pace: 'reading',
  input: z.object({ number: orderNumber }),
  data: staffOrder,
})

export const orderOpenContact = defineStaffCall('orderOpenContact', {
  summary: 'An order with phone, street and e-mail in full. Its log tells who has opened them.',
  caller: 'staff',
  permission: 'orders',
  pace: 'reading',
  input: z.object({ number: orderNumber }),
  data: staffOrder,
})

export const orderProof = defineStaffCall('orderProof', {
  summary: 'The receipt that was sent for a bank transfer.',
  caller: 'staff',
  permission: 'money',
  pace: 'reading',
  input: z.object({ number: orderNumber }),
  data: z.instanceof(Blob),
})

export const orderConfirmTransfer = defineStaffCall('orderConfirmTransfer', {
  summary: 'Says that the money of a bank transfer is on the account.',
  caller: 'staff',
  permission: 'money',
  pace: 'changing',
  input: z.object({ number: orderNumber, note }),
  data: staffOrder,
})

export const orderAcceptCod = defineStaffCall('orderAcceptCod', {
  summary: 'Accepts an order that is paid on delivery.',
  caller: 'staff',
  permission: 'orders',
  pace: 'changing',
  input: z.object({ number: orderNumber, note }),
  data: staffOrder,
})

export const orderHandOver = defineStaffCall('orderHandOver', {
  summary: 'Hands the parcels over to who brings them, each with its tracking number.',
  caller: 'staff',
  permission: 'parcels',
  pace: 'changing',
  input: z.object({
    number: orderNumber,
    /** One for all parcels of the order, or one for each store that sends one. */
    tracking_number: oneLine(60).optional(),
    parcels: z
      .array(z.object({ store: z.string().max(100), tracking_number: oneLine(60) }))
      .max(50)
      .optional(),
    note,
  }),
  data: staffOrder,
})

export const orderInTransit = defineStaffCall('orderInTransit', {
  summary: 'Says that the parcels are on their way, and where they are.',
  caller: 'staff',
  permission: 'parcels',
  pace: 'changing',
  input: z.object({ number: orderNumber, note }),
  data: staffOrder,
})

export const orderDeliver = defineStaffCall('orderDeliver', {
  summary: 'Says that the order was delivered; one that is paid on delivery is paid with it.',
  caller: 'staff',
  permission: 'parcels',
  pace: 'changing',
  input: z.object({ number: orderNumber, note }),
  data: staffOrder,
})

export const orderCancel = defineStaffCall('orderCancel', {
  summary: 'Cancels an order that waits for its payment.',
  caller: 'staff',
  permission: 'orders',
  pace: 'changing',
  input: z.object({ number: orderNumber, reason }),
  data: staffOrder,
})

export const orderDecideCancel = defineStaffCall('orderDecideCancel', {
  summary: 'Accepts or declines the wish to cancel an order; what was paid is given back.',
  caller: 'staff',
  permission: 'orders',
  pace: 'changing',
  input: z.object({ number: orderNumber, decision: z.enum(['accept', 'decline']), reason }),
  data: staffOrder,
})

export type StaffOrder = z.output<typeof staffOrder>
export type StaffOrderCard = z.output<typeof staffOrderCard>
