import { and, asc, eq, gt, lt, lte } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { vouchersTable } from './vouchers-tables.ts'

/** Vouchers that anybody may claim at a moment. */
export const selectOpenVouchers = (db: Db, now: Date) =>
  db
    .select()
    .from(vouchersTable)
    .where(
      and(
        eq(vouchersTable.isPublic, true),
        lte(vouchersTable.startsAt, now),
        gt(vouchersTable.endsAt, now),
        lt(vouchersTable.used, vouchersTable.quota),
      ),
    )
    .orderBy(asc(vouchersTable.id))

export const selectVoucherIds = (db: Db) =>
  db.select({ id: vouchersTable.id, code: vouchersTable.code }).from(vouchersTable)
