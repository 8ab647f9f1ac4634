import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { order } from '../shapes/order.ts'
import { orderCard, orderTabs, orderTracking } from '../shapes/order-card.ts'
import { pageInput, pageOf } from '../shapes/page-of.ts'
import { bankDetails } from '../values/bank-details.ts'
import { email } from '../values/email.ts'
import { orderNumber } from '../values/order-number.ts'
import { flatLine, someLines } from '../values/person-name.ts'
import { ownOrder } from './own-order.ts'

export const orderFind = defineCall('orderFind', {
  summary: 'An order of the caller.',
  caller: 'visitor',
  pace: 'reading',
  input: z.object(ownOrder),
  data: order,
})

export const orderFetch = defineCall('orderFetch', {
  summary: 'The orders of the caller, the newest first, by tab; `q` looks for a number or a product.',
  caller: 'visitor',
  pace: 'reading',
  input: z.object({
    ...pageInput,
    per_page: z.coerce.number().int().min(1).max(60).default(10),
    tab: z.enum(orderTabs).default('all'),
    q: flatLine({ shortest: 0, longest: 100 }).default(''),
  }),
  data: z.object({
    result: pageOf(orderCard),
    /** How many there are in each tab, whatever is searched for. */
    counts: z.record(z.enum(orderTabs), z.number().int()),
    server_time: z.iso.datetime(),
  }),
})

export const orderTrack = defineCall('orderTrack', {
  summary: 'Where an order of the caller is.',
  caller: 'visitor',
  pace: 'reading',
  input: z.object(ownOrder),
  data: orderTracking,
})

export const trackOrder = defineCall('trackOrder', {
  summary: 'Where an order is, for who knows its number and its e-mail. No session is needed.',
  caller: 'anyone',
  pace: 'form',
  input: z.object({ number: orderNumber, email }),
  data: orderTracking,
})

/** What a shopper may say when they cancel. */
export const cancelReasons = [
  'changed_mind',
  'wrong_order',
  'cheaper_elsewhere',
  'too_long',
  'other',
] as const

export const orderUpdateStatus = defineCall('orderUpdateStatus', {
  summary:
    'Cancels or finishes an order. One that waits for its payment is cancelled at once; one that is confirmed already asks the shop to cancel it. Doing again what is done already is a success.',
  caller: 'visitor',
  pace: 'changing',
  input: z.object({
    ...ownOrder,
    action: z.enum(['cancel', 'finish']),
    /** Why it is cancelled. */
    reason: z.enum(cancelReasons).optional(),
    note: flatLine({ shortest: 0, longest: 300 }).default(''),
    /** Where the money shall go, where a confirmed order was paid by bank transfer. */
    bank: z.object(bankDetails).optional(),
  }),
  data: order,
})

export const orderRefund = defineCall('orderRefund', {
  summary:
    'Asks for money back. Before it is delivered, for the whole order; afterwards also for some of its items. A whole online payment goes back the way it came; anything else needs a bank account.',
  caller: 'visitor',
  pace: 'form',
  done: {
    en: 'We have your request and answer within two working days.',
    id: 'Permintaan Anda kami terima dan kami jawab dalam dua hari kerja.',
  },
  input: z.object({
    ...ownOrder,
    reason: someLines(1000),
    /** Lines and how many units of each; absent: the whole order. */
    items: z
      .array(z.object({ line: z.uuid(), quantity: z.number().int().min(1, 'complaint_quantity_invalid') }))
      .min(1)
      .max(100)
      .optional(),
    bank: z.object(bankDetails).optional(),
  }),
  data: order,
})

export const orderSendEmail = defineCall('orderSendEmail', {
  summary:
    'Sends the mail about an order again, to the address it was placed with. By number and e-mail the answer is the same whether there is such an order or not.',
  caller: 'anyone',
  pace: 'form',
  done: {
    en: 'If the order exists, the mail is on its way to the address it was placed with.',
    id: 'Jika pesanannya ada, surel sedang dikirim ke alamat yang dipakai saat memesan.',
  },
  input: z.object({
    order: ownOrder.order.optional(),
    key: ownOrder.key,
    number: orderNumber.optional(),
    email: email.optional(),
  }),
  data: z.object({}),
})

export const orderInvoice = defineCall('orderInvoice', {
  summary: 'The invoice of an order as a PDF.',
  caller: 'visitor',
  pace: 'changing',
  input: z.object(ownOrder),
  /** A PDF. */
  data: z.instanceof(Blob),
})

export type { Order } from '../shapes/order.ts'
