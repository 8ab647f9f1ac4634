import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { keptQuery } from '../../platform/database/kept-query.ts'
import { vouchersTable } from './vouchers-tables.ts'

/** Vouchers that anybody may claim at a moment, which is given as `now`, as a text. */
export const selectVouchersOpenThen = (db: Db) =>
  db
    .select()
    .from(vouchersTable)
    .where(
      and(
        eq(vouchersTable.isPublic, true),
        lte(vouchersTable.startsAt, sql.placeholder('now')),
        gt(vouchersTable.endsAt, sql.placeholder('now')),
        lt(vouchersTable.used, vouchersTable.quota),
      ),
    )
    .orderBy(asc(vouchersTable.id))

const keptOpenVouchers = keptQuery('open-vouchers', selectVouchersOpenThen)
export const selectOpenVouchers = (db: Db, now: Date) => keptOpenVouchers(db, { now: now.toISOString() })

export const selectVoucherIds = (db: Db) =>
  db.select({ id: vouchersTable.id, code: vouchersTable.code }).from(vouchersTable)
