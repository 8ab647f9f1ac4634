import { keptTogether } from '../../platform/database/ask-together.ts'
import type { Db } from '../../platform/database/database.ts'
import { upsertRows } from '../../platform/database/upsert.ts'
import { productInBrief } from '../catalogue/catalogue.ts'
import { selectOpenVouchers, selectVoucherIds, selectVouchersOpenThen } from './vouchers-queries.ts'
import { vouchersTable } from './vouchers-tables.ts'
import { selectVoucherByCode } from './wallet-queries.ts'

export { applyVoucher, type LineBought, type VoucherEffect } from './rules/apply-voucher.ts'
export { bestFirst } from './rules/best-vouchers.ts'
export { type VoucherRefusal, voucherBarrier } from './rules/voucher-barrier.ts'
export { scopeCovers, type ThingBought } from './rules/voucher-scope.ts'
export { usesLeft, type VoucherState } from './rules/voucher-state.ts'
export { type VoucherBuyer, voucherUseCounts } from './use-counts.ts'
export {
  checkVoucherBooks,
  giveVoucherBack,
  spendVoucher,
  takeVoucherAgain,
} from './use-vouchers.ts'
export type { VoucherUser } from './use-vouchers-queries.ts'
export type { VoucherScope } from './vouchers-tables.ts'
export {
  type ClaimRefused,
  claimVoucher,
  countWalletVouchers,
  saveClaims,
  type WalletVoucher,
  walletOf,
} from './wallet.ts'
export type Voucher = typeof vouchersTable.$inferSelect
export type VoucherDraft = typeof vouchersTable.$inferInsert

/** The public vouchers that run at a moment and are not used up. */
export const openVouchers = (db: Db, now: Date): Promise<Voucher[]> => selectOpenVouchers(db, now)

const readForProduct = keptTogether<{ product: string; now: string }>()('vouchers-for-product', {
  product: productInBrief,
  open: { query: selectVouchersOpenThen, read: (rows: Voucher[]) => rows },
})

/** The same, with what decides which of them can be used on a product: nothing, where it is not sold. */
export const openVouchersWithProduct = (db: Db, product: string, now: Date) =>
  readForProduct(db, { product, now: now.toISOString() })

/** A voucher by its code, public or not; a private one that has not begun is not known to anybody yet. */
export async function voucherByCode(db: Db, code: string, now: Date): Promise<Voucher | undefined> {
  const [voucher] = await selectVoucherByCode(db, code)
  return voucher !== undefined && (voucher.isPublic || voucher.startsAt <= now) ? voucher : undefined
}

/** The ids of vouchers by their codes. */
export async function voucherIds(db: Db): Promise<Map<string, number>> {
  const rows = await selectVoucherIds(db)
  return new Map(rows.map(({ code, id }) => [code, id]))
}

/** Saves vouchers; one with a known uuid is changed, not added, and its uses stay counted. */
export const saveVouchers = (db: Db, rows: VoucherDraft[]): Promise<void> =>
  upsertRows(db, vouchersTable, { rows, target: [vouchersTable.uuid], keep: [vouchersTable.used] })
