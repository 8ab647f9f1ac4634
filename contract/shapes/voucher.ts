import { z } from 'zod'

/** The code of a voucher, however it was typed. */
export const voucherCode = z
  .string()
  .trim()
  .toUpperCase()
  .min(1)
  .regex(/^[A-Z0-9-]{3,40}$/, 'voucher_unknown')

/** A voucher as it is offered. */
export const voucher = z.object({
  uuid: z.uuid(),
  code: z.string(),
  name: z.string(),
  text: z.string(),
  kind: z.enum(['percent', 'fixed', 'free_shipping']),
  /** Whole percent, or rupiah; for free shipping the most that is paid. */
  amount: z.number().int(),
  maximum_discount: z.number().int().nullable(),
  minimum_spend: z.number().int(),
  start_time: z.iso.datetime(),
  end_time: z.iso.datetime(),
})

/** A voucher of somebody's wallet. */
export const walletVoucher = voucher.extend({
  state: z.enum(['usable', 'coming', 'used', 'expired', 'gone']),
  /** How often this customer may still use it. */
  uses_left: z.number().int(),
  is_private: z.boolean(),
  /** What it can be used on: anything, or these categories, brands or products. */
  scope: z.object({
    kind: z.enum(['all', 'first_order', 'category', 'brand', 'product']),
    uuids: z.array(z.uuid()),
  }),
  claimed_at: z.iso.datetime(),
})

export type Voucher = z.output<typeof voucher>
export type WalletVoucher = z.output<typeof walletVoucher>
