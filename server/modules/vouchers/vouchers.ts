import type { Db } from '../../platform/database/database.ts'
import { upsertRows } from '../../platform/database/upsert.ts'
import { selectOpenVouchers } from './vouchers-queries.ts'
import { vouchersTable } from './vouchers-tables.ts'

export { bestFirst } from './rules/best-vouchers.ts'
export { scopeCovers, type ThingBought } from './rules/voucher-scope.ts'
export type { VoucherScope } from './vouchers-tables.ts'
export type Voucher = typeof vouchersTable.$inferSelect
export type VoucherDraft = typeof vouchersTable.$inferInsert

/** The public vouchers that run at a moment and are not used up. */
export const openVouchers = (db: Db, now: Date): Promise<Voucher[]> => selectOpenVouchers(db, now)

/** Saves vouchers; one with a known uuid is changed, not added, and its uses stay counted. */
export const saveVouchers = (db: Db, rows: VoucherDraft[]): Promise<void> =>
  upsertRows(db, vouchersTable, { rows, target: [vouchersTable.uuid], keep: [vouchersTable.used] })
