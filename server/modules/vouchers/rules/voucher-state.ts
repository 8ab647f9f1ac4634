import type { voucherClaimsTable, vouchersTable } from '../vouchers-tables.ts'

type Voucher = Pick<
  typeof vouchersTable.$inferSelect,
  'startsAt' | 'endsAt' | 'quota' | 'used' | 'perCustomer'
>
type Claim = Pick<typeof voucherClaimsTable.$inferSelect, 'uses'>

export type VoucherState = 'usable' | 'coming' | 'used' | 'expired' | 'gone'

/** How often a customer may still use a voucher, as far as it depends on that customer. */
export const usesLeft = ({ perCustomer }: Voucher, { uses }: Claim): number => Math.max(0, perCustomer - uses)

/** Where a voucher of a wallet stands. What the customer has done with it goes before what has become of it. */
export function voucherState(voucher: Voucher, claim: Claim, now: Date): VoucherState {
  if (usesLeft(voucher, claim) === 0) return 'used'
  if (voucher.endsAt <= now) return 'expired'
  if (voucher.used >= voucher.quota) return 'gone'
  return now < voucher.startsAt ? 'coming' : 'usable'
}
