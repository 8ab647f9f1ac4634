interface VoucherTerms {
  kind: 'percent' | 'fixed' | 'free_shipping'
  amount: number
  maximumDiscount: number | null
  minimumSpend: number
  endsAt: Date
}

/** What a voucher takes off an amount; whole rupiah, rounded down. */
export function voucherWorth({ kind, amount, maximumDiscount }: VoucherTerms, spent: number): number {
  // Of the delivery, whose price is not known here: at most this.
  if (kind === 'free_shipping') return amount
  const discount = kind === 'percent' ? Math.floor((spent * amount) / 100) : amount
  return Math.min(discount, spent, maximumDiscount ?? discount)
}

/**
 * Vouchers in the order in which they help somebody who buys for an amount: those that can be used on it alone, the
 * largest discount first; then those that ask for more, the least more first.
 */
export function bestFirst<Voucher extends VoucherTerms>(vouchers: Voucher[], amount: number): Voucher[] {
  const missing = (voucher: Voucher) => Math.max(0, voucher.minimumSpend - amount)
  const worth = (voucher: Voucher) => voucherWorth(voucher, Math.max(amount, voucher.minimumSpend))
  return vouchers.toSorted(
    (a, b) => missing(a) - missing(b) || worth(b) - worth(a) || a.endsAt.getTime() - b.endsAt.getTime(),
  )
}
