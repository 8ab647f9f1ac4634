import type { Db } from '../../platform/database/database.ts'
import { upsertRows } from '../../platform/database/upsert.ts'
import { vouchersTable } from './vouchers-tables.ts'

export type { VoucherScope } from './vouchers-tables.ts'
export type VoucherDraft = typeof vouchersTable.$inferInsert

/** Saves vouchers; one with a known uuid is changed, not added, and its uses stay counted. */
export const saveVouchers = (db: Db, rows: VoucherDraft[]): Promise<void> =>
  upsertRows(db, vouchersTable, { rows, target: [vouchersTable.uuid], keep: [vouchersTable.used] })
