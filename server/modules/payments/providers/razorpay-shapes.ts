import { z } from 'zod'

/** Empty notes come as a list. */
const notes = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).optional()

export const razorpayOrder = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  receipt: z.string().nullish(),
  status: z.string(),
})

export const razorpayPayment = z.object({
  id: z.string(),
  order_id: z.string().nullish(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
  captured: z.boolean().nullish(),
  amount_refunded: z.number().int().nullish(),
  refund_status: z.string().nullish(),
  notes,
})

export const razorpayPayments = z.object({ items: z.array(razorpayPayment) })

export const razorpayRefund = z.object({ id: z.string(), status: z.string() })

export const razorpayEvent = z.object({
  event: z.string(),
  payload: z
    .object({
      payment: z.object({ entity: razorpayPayment }).optional(),
      order: z.object({ entity: razorpayOrder }).optional(),
    })
    .optional(),
})

export type RazorpayOrder = z.output<typeof razorpayOrder>
export type RazorpayPayment = z.output<typeof razorpayPayment>
export type RazorpayEvent = z.output<typeof razorpayEvent>
