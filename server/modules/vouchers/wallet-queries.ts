import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { voucherClaimsTable as claims, vouchersTable } from './vouchers-tables.ts'

/** What ends first comes first. */
export const selectWallet = (db: Db, customerId: number) =>
  db
    .select({ voucher: vouchersTable, claim: claims })
    .from(claims)
    .innerJoin(vouchersTable, eq(vouchersTable.id, claims.voucherId))
    .where(eq(claims.customerId, customerId))
    .orderBy(asc(vouchersTable.endsAt), asc(vouchersTable.id))

export const selectVoucherByCode = (db: Db, code: string) =>
  db.select().from(vouchersTable).where(eq(vouchersTable.code, code))

export const insertClaims = (db: Db, rows: (typeof claims.$inferInsert)[]) =>
  db.insert(claims).values(rows).onConflictDoNothing()

export const selectClaim = (db: Db, { voucherId, customerId }: { voucherId: number; customerId: number }) =>
  db
    .select()
    .from(claims)
    .where(and(eq(claims.voucherId, voucherId), eq(claims.customerId, customerId)))
