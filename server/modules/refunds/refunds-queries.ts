import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { refundsTable as refunds } from './refunds-tables.ts'

export type RefundRow = typeof refunds.$inferSelect
export type NewRefundRow = typeof refunds.$inferInsert

export async function insertRefund(tx: Db, row: NewRefundRow): Promise<RefundRow> {
  const [saved] = await tx.insert(refunds).values(row).returning()
  if (saved === undefined) throw new Error('the refund was not saved')
  return saved
}

export async function updateRefund(tx: Db, id: number, changed: Partial<NewRefundRow>): Promise<RefundRow> {
  const [row] = await tx.update(refunds).set(changed).where(eq(refunds.id, id)).returning()
  if (row === undefined) throw new Error('there is no such refund')
  return row
}

export async function selectRefund(db: Db, uuid: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.uuid, uuid))
  return row
}

/** The refunds of orders, the newest first. */
export const selectRefundsOf = (db: Db, orderIds: number[]): Promise<RefundRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db.select().from(refunds).where(inArray(refunds.orderId, orderIds)).orderBy(desc(refunds.id))

/** A part of all refunds, the oldest first: who has waited longest comes first. */
export async function selectRefundList(
  db: Db,
  { status, limit, offset }: { status: RefundRow['status'] | undefined; limit: number; offset: number },
): Promise<{ rows: RefundRow[]; total: number }> {
  const wanted = status === undefined ? undefined : eq(refunds.status, status)
  const rows = await db
    .select()
    .from(refunds)
    .where(wanted)
    .orderBy(asc(refunds.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db.select({ total: count() }).from(refunds).where(wanted)
  return { rows, total: all?.total ?? 0 }
}

/** Payments that no provider could give back and that no refund tells of yet: somebody of the shop must send the money. */
export async function selectUnsent(db: Db): Promise<{ id: number; orderId: number; amount: number }[]> {
  const { rows } = await db.execute<{ id: string; order_id: string; amount: string }>(sql`
    select p.id, p.order_id, p.amount from payments p
    where p.status = 'refund_pending' and p.refund_reference = 'by-hand'
      and not exists (select 1 from refunds r where r.payment_id = p.id)
    order by p.id limit 100`)
  return rows.map((row) => ({
    id: Number(row.id),
    orderId: Number(row.order_id),
    amount: Number(row.amount),
  }))
}

/** Approved refunds whose payment has gone back by now. It reads the payments on purpose: whether they agree is the question. */
export async function selectSentBack(db: Db): Promise<{ uuid: string }[]> {
  const isSent = sql`exists (select 1 from payments p where p.id = ${refunds.paymentId} and p.status = 'refunded')`
  return db
    .select({ uuid: refunds.uuid })
    .from(refunds)
    .where(and(eq(refunds.status, 'approved'), isSent))
    .orderBy(asc(refunds.id))
    .limit(100)
}
