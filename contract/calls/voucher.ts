import { z } from 'zod'
import { defineCall } from '../define-call.ts'

const voucher = z.object({
  uuid: z.uuid(),
  code: z.string(),
  name: z.string(),
  text: z.string(),
  kind: z.enum(['percent', 'fixed', 'free_shipping']),
  /** Whole percent, or rupiah; for free shipping the most that is paid. */
  amount: z.number().int(),
  maximum_discount: z.number().int().nullable(),
  minimum_spend: z.number().int(),
  end_time: z.iso.datetime(),
})

export const voucherFind = defineCall('voucherFind', {
  summary: 'The public vouchers that can be used on a product now.',
  caller: 'anyone',
  pace: 'reading',
  input: z.object({ product: z.uuid() }),
  data: z.array(voucher),
})

export type Voucher = z.output<typeof voucher>
