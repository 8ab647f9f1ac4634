import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { voucherClaimsTable as claims, voucherUsesTable as uses, vouchersTable } from './vouchers-tables.ts'

/** Whom a use of a voucher belongs to. */
export interface VoucherUser {
  customerId: number | null
  email: string
}

/** Takes one of a voucher's units, where one is left; its row stays locked until the transaction is over. */
export const takeUnit = (tx: Db, voucherId: number) =>
  tx
    .update(vouchersTable)
    .set({ used: sql`${vouchersTable.used} + 1` })
    .where(and(eq(vouchersTable.id, voucherId), lt(vouchersTable.used, vouchersTable.quota)))
    .returning({ perCustomer: vouchersTable.perCustomer })

export const giveUnitBack = (tx: Db, voucherId: number) =>
  tx
    .update(vouchersTable)
    .set({ used: sql`greatest(${vouchersTable.used} - 1, 0)` })
    .where(eq(vouchersTable.id, voucherId))

export const insertUse = (tx: Db, row: typeof uses.$inferInsert) => tx.insert(uses).values(row)

export const endUse = (tx: Db, orderId: number, givenBackAt: Date) =>
  tx
    .update(uses)
    .set({ givenBackAt })
    .where(and(eq(uses.orderId, orderId), isNull(uses.givenBackAt)))
    .returning()

export const resumeUse = (tx: Db, orderId: number) =>
  tx
    .update(uses)
    .set({ givenBackAt: null })
    .where(and(eq(uses.orderId, orderId), sql`${uses.givenBackAt} is not null`))
    .returning()

/** Keeps the wallet in step: a voucher that was used by its code alone is in it from then on. */
export const addToWalletUses = (
  tx: Db,
  { voucherId, customerId, change, at }: { voucherId: number; customerId: number; change: 1 | -1; at: Date },
) =>
  tx
    .insert(claims)
    .values({ voucherId, customerId, claimedAt: at, uses: Math.max(change, 0) })
    .onConflictDoUpdate({
      target: [claims.voucherId, claims.customerId],
      set: { uses: sql`greatest(${claims.uses} + ${change}, 0)` },
    })

/** Vouchers whose counts contradict their uses. */
export const selectMiscounted = async (db: Db) => {
  const { rows } = await db.execute<{ code: string; used: number; uses: number }>(sql`
    select v.code, v.used, count(u.order_id)::int as uses
    from vouchers v left join voucher_uses u on u.voucher_id = v.id and u.given_back_at is null
    group by v.id having count(u.order_id) > v.used`)
  return rows
}
