import type { vouchersTable } from '../vouchers-tables.ts'

type Voucher = Pick<
  typeof vouchersTable.$inferSelect,
  'startsAt' | 'endsAt' | 'quota' | 'used' | 'perCustomer' | 'scope'
>

/** Who wants to use it: how often they have, and whether they have bought before. */
export interface VoucherHistory {
  uses: number
  hasOrdered: boolean
}

/** A refusal by its name, with what its sentence tells. */
export interface VoucherRefusal {
  name:
    | 'voucher_not_yet'
    | 'voucher_ended'
    | 'voucher_gone'
    | 'voucher_used'
    | 'voucher_first_order'
    | 'voucher_other_products'
    | 'voucher_flash_only'
    | 'voucher_minimum'
    | 'nothing_selected'
  values: Record<string, number | Date>
}

/** Why somebody cannot use a voucher at a moment, whatever they buy; nothing where they can. */
export function voucherBarrier(
  voucher: Voucher,
  { uses, hasOrdered }: VoucherHistory,
  now: Date,
): VoucherRefusal | undefined {
  if (uses >= voucher.perCustomer) return { name: 'voucher_used', values: {} }
  if (voucher.endsAt <= now) return { name: 'voucher_ended', values: { date: voucher.endsAt } }
  if (voucher.used >= voucher.quota) return { name: 'voucher_gone', values: {} }
  if (now < voucher.startsAt) return { name: 'voucher_not_yet', values: { date: voucher.startsAt } }
  if (voucher.scope.kind === 'first_order' && hasOrdered) return { name: 'voucher_first_order', values: {} }
  return undefined
}
