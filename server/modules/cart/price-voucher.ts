import { applyVoucher, type Voucher } from '../vouchers/vouchers.ts'
import type { PricedLine, PricedParcel, VoucherOutcome } from './priced-cart.ts'

/** What is bought, by whom, and how it is sent: all that a voucher is measured by. */
export interface VoucherContext {
  bought: PricedLine[]
  parcels: PricedParcel[]
  uses: number
  hasOrdered: boolean
  now: Date
}

/** What a voucher does for a cart, with its share of each line and what it takes off the delivery. */
export function tryVoucher(
  voucher: Voucher,
  { bought, parcels, uses, hasOrdered, now }: VoucherContext,
): { outcome: VoucherOutcome; shares: Map<number, number>; shippingDiscount: number } {
  const lines = bought.map(({ thing, lineTotal, bundleDiscount, price }) => ({
    thing,
    amount: lineTotal - bundleDiscount,
    isFlash: price.kind === 'flash',
  }))
  const shipping = parcels.reduce((sum, { chosen }) => sum + (chosen?.price ?? 0), 0)
  const effect = applyVoucher(voucher, { lines, shipping, user: { uses, hasOrdered } }, now)
  const { applies, discount, refused, missing } = effect
  return {
    outcome: { voucher, applies, discount, ...(refused && { refused }), missing },
    shares: new Map(bought.map(({ id }, place) => [id, effect.shares[place] ?? 0])),
    shippingDiscount: effect.shippingDiscount,
  }
}
