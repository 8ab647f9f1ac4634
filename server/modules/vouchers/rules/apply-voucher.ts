import { shareOut } from '@gema/contract/values/share-out.ts'
import type { vouchersTable } from '../vouchers-tables.ts'
import { voucherWorth } from './best-vouchers.ts'
import { type VoucherHistory, type VoucherRefusal, voucherBarrier } from './voucher-barrier.ts'
import { scopeCovers, type ThingBought } from './voucher-scope.ts'

type Voucher = Pick<
  typeof vouchersTable.$inferSelect,
  | 'kind'
  | 'amount'
  | 'maximumDiscount'
  | 'minimumSpend'
  | 'startsAt'
  | 'endsAt'
  | 'quota'
  | 'used'
  | 'perCustomer'
  | 'scope'
>

/** A line that is bought: what it is, what it costs after the discounts of bundles, and whether at a flash price. */
export interface LineBought {
  thing: ThingBought
  amount: number
  isFlash: boolean
}

export interface Purchase {
  lines: LineBought[]
  /** What the delivery costs. */
  shipping: number
  user: VoucherHistory
}

/** What a voucher does for a purchase; it never takes off more than its lines, or their delivery, cost. */
export interface VoucherEffect {
  applies: boolean
  /** Of goods or of the delivery, never of both. */
  discount: number
  /** What it takes off each line, in the order of the lines. */
  shares: number[]
  shippingDiscount: number
  /** Why it does not apply; where it does, what does not count towards it. */
  refused?: VoucherRefusal
  /** How much more must be bought; absent where that is not the reason. */
  missing: number | undefined
}

/** What a voucher gives for a purchase at a moment, or why it gives nothing. */
export function applyVoucher(
  voucher: Voucher,
  { lines, shipping, user }: Purchase,
  now: Date,
): VoucherEffect {
  const none = lines.map(() => 0)
  const refused = (refusal: VoucherRefusal, missing?: number): VoucherEffect => ({
    ...{ applies: false, discount: 0, shares: none, shippingDiscount: 0 },
    ...{ refused: refusal, missing },
  })
  const barrier = voucherBarrier(voucher, user, now)
  if (barrier !== undefined) return refused(barrier)
  if (lines.length === 0) return refused({ name: 'nothing_selected', values: {} })
  const fitting = lines.filter(({ thing }) => scopeCovers(voucher.scope, thing))
  if (fitting.length === 0) return refused({ name: 'voucher_other_products', values: {} })
  const flashOnly: VoucherRefusal = { name: 'voucher_flash_only', values: {} }
  if (fitting.every(({ isFlash }) => isFlash)) return refused(flashOnly)
  const weights = lines.map((line) => (fitting.includes(line) && !line.isFlash ? line.amount : 0))
  const base = weights.reduce((sum, weight) => sum + weight, 0)
  const missing = voucher.minimumSpend - base
  if (missing > 0) {
    return refused({ name: 'voucher_minimum', values: { minimum: voucher.minimumSpend, missing } }, missing)
  }
  const note = fitting.some(({ isFlash }) => isFlash) && { refused: flashOnly }
  if (voucher.kind === 'free_shipping') {
    const shippingDiscount = Math.min(voucher.amount, voucher.maximumDiscount ?? voucher.amount, shipping)
    const discount = shippingDiscount
    return { applies: true, discount, shares: none, shippingDiscount, ...note, missing: undefined }
  }
  const discount = voucherWorth(voucher, base)
  const shares = shareOut(discount, weights)
  return { applies: true, discount, shares, shippingDiscount: 0, ...note, missing: undefined }
}
