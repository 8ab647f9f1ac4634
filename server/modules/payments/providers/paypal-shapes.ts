import { z } from 'zod'

const amount = z.object({ currency_code: z.string(), value: z.string() })

const link = z.object({ rel: z.string(), href: z.string() })

export const paypalCapture = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  custom_id: z.string().optional(),
})

export const paypalOrder = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payments: z
          .object({
            captures: z.array(paypalCapture).default([]),
            refunds: z.array(z.object({ status: z.string() })).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
  links: z.array(link).default([]),
})

export const paypalRefund = z.object({ id: z.string(), status: z.string() })

export const paypalVerification = z.object({ verification_status: z.string() })

/** Why something is refused, in words of PayPal such as `ORDER_ALREADY_CAPTURED`. */
export const paypalProblem = z.object({
  name: z.string().default('UNKNOWN'),
  details: z.array(z.object({ issue: z.string() })).default([]),
})

export const paypalEvent = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
  }),
})

export type PaypalOrder = z.output<typeof paypalOrder>
