import type { CartTotals as TotalsShown } from '@gema/contract/shapes/cart.ts'
import type { CartTotals } from '../../modules/cart/cart.ts'

/** What is paid, part by part. The unique code of a bank transfer is not known to a cart. */
export const presentCartTotals = (totals: CartTotals): TotalsShown => ({
  units: totals.units,
  items: totals.items,
  add_ons: totals.addOns,
  add_on_count: totals.addOnCount,
  bundle_discount: totals.bundleDiscount,
  voucher_discount: totals.voucherDiscount,
  shipping: totals.shipping,
  shipping_discount: totals.shippingDiscount,
  insurance: totals.insurance,
  unique_code: 0,
  total: totals.total,
  saved: totals.saved,
})
