import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { addressInput } from '../shapes/address.ts'
import { order } from '../shapes/order.ts'
import { paymentMethod } from '../shapes/payment.ts'
import { email } from '../values/email.ts'
import { paymentMethodId } from '../values/payment-method.ts'
import { flatLine, oneLine } from '../values/person-name.ts'
import { ownOrder } from './own-order.ts'

export const paymentMethodFetch = defineCall('paymentMethodFetch', {
  summary: 'The ways to pay for the cart of the caller, or for an order, with what each would charge.',
  caller: 'visitor',
  pace: 'reading',
  input: z.object({ order: ownOrder.order.optional(), key: ownOrder.key }),
  data: z.object({
    methods: z.array(paymentMethod),
    /** "Currently no payment method is available" */
    message: z.string().nullable(),
  }),
})

/** Who shall stand on the tax invoice. */
export const taxInvoice = z.object({
  name: oneLine(120),
  tax_number: z
    .string()
    .transform((typed) => typed.replace(/[\s.-]/g, ''))
    .pipe(z.string().regex(/^\d{15,16}$/, 'invalid_tax_number')),
  address: flatLine({ longest: 300 }),
})

export const checkoutStore = defineCall('checkoutStore', {
  summary:
    'Makes an order of the selected lines, priced anew. Where the total is not the expected one, nothing is made: 409 with the cart as it is now in `data.quote`. The same key answers with the same order.',
  caller: 'visitor',
  pace: 'checkout',
  done: { en: 'Your order has been placed', id: 'Pesanan Anda sudah dibuat' },
  input: z.object({
    idempotency_key: z.uuid(),
    /** The total that the page showed. */
    expected_total: z.number().int().min(0),
    payment_method: paymentMethodId,
    /** Of the customer's address book; a guest fills in `address` instead. */
    address_id: z.uuid().optional(),
    address: addressInput
      .omit({ is_default: true })
      .extend({ label: oneLine(40).default('-') })
      .optional(),
    /** Of a guest; a customer's own is known. */
    email: email.optional(),
    /** For the courier. */
    note: flatLine({ shortest: 0, longest: 200 }).default(''),
    /** The sender's name on the parcel, for who sells on. */
    dropship_name: flatLine({ shortest: 0, longest: 80 }).default(''),
    tax_invoice: taxInvoice.nullish(),
  }),
  data: order,
})

export const orderPaymentDone = defineCall('orderPaymentDone', {
  summary:
    'Says that the shopper is back from paying. It marks nothing as paid: the server asks the provider and answers what is so.',
  caller: 'visitor',
  pace: 'changing',
  input: z.object(ownOrder),
  data: order,
})

export const orderTransaction = defineCall('orderTransaction', {
  summary: 'Tries again to pay an unpaid order, in the same or another way.',
  caller: 'visitor',
  pace: 'checkout',
  input: z.object({ ...ownOrder, payment_method: paymentMethodId }),
  data: order,
})

export const orderPaymentProof = defineCall('orderPaymentProof', {
  summary: 'Sends the receipt of a bank transfer: JPG, PNG, at most 4 MB.',
  caller: 'visitor',
  pace: 'form',
  bodyLimit: 5 * 1024 * 1024,
  done: {
    en: 'Thank you. We check it within two hours.',
    id: 'Terima kasih. Kami periksa paling lama dua jam.',
  },
  input: z.object({ ...ownOrder, proof: z.instanceof(File, { error: 'picture_unreadable' }) }),
  data: order,
})

export type { Order } from '../shapes/order.ts'
export type { PaymentMethod } from '../shapes/payment.ts'
