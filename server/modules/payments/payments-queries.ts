import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { insertKept } from '../../platform/database/insert-kept.ts'
import { paymentEventsTable as events, paymentsTable as payments } from './payments-tables.ts'
import { type PaymentState, statesBefore } from './rules/payment-steps.ts'

export type PaymentRow = typeof payments.$inferSelect
export type NewPaymentRow = typeof payments.$inferInsert

const transfer = 7
const online = [1, 3, 4, 5, 6]

export async function insertPayment(tx: Db, row: NewPaymentRow): Promise<PaymentRow> {
  // What is not said is empty; only the names come from the database.
  const { id, uuid } = payments
  const [saved] = await insertKept(tx, payments, { rows: [row], returning: { id, uuid } })
  if (saved === undefined) throw new Error('the payment was not saved')
  const unsaid = {
    ...{ uniqueCode: 0, rate: null, rateSource: null, rateTime: null, reference: null, receipt: null },
    ...{ payingPlace: null, deadline: null, proof: null, failure: null, paidAt: null },
    ...{ refundAskedAt: null, refundReference: null, refundedAt: null, askedAt: null },
  }
  return { ...unsaid, ...row, ...saved }
}

/** The tries to pay an order, the newest first. */
export const selectPayments = (db: Db, orderId: number): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.id))

/** The tries to pay several orders, the newest first. */
export const selectPaymentsOfOrders = (db: Db, orderIds: number[]): Promise<PaymentRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db.select().from(payments).where(inArray(payments.orderId, orderIds)).orderBy(desc(payments.id))

export async function selectPayment(db: Db, uuid: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.uuid, uuid))
  return row
}

export async function selectPaymentByReference(db: Db, method: number, reference: string) {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.method, method), eq(payments.reference, reference)))
  return row
}

/** Moves a payment forward; nothing happens where it may not go there from where it is. */
export async function stepPayment(
  tx: Db,
  id: number,
  to: Partial<NewPaymentRow> & { status: PaymentState },
): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .update(payments)
    .set(to)
    .where(and(eq(payments.id, id), inArray(payments.status, statesBefore(to.status))))
    .returning()
  return row
}

/** Notes how the provider calls a payment, the first time: of two that open it at once, one counts. */
export const noteStarted = (
  db: Db,
  id: number,
  started: { reference: string; payingPlace: NonNullable<PaymentRow['payingPlace']> },
) =>
  db
    .update(payments)
    .set(started)
    .where(and(eq(payments.id, id), isNull(payments.reference), eq(payments.status, 'open')))

/** Notes something about a payment that does not move it. */
export const notePayment = (
  db: Db,
  id: number,
  noted: Pick<
    Partial<NewPaymentRow>,
    'proof' | 'askedAt' | 'deadline' | 'failure' | 'refundAskedAt' | 'refundReference'
  >,
) => db.update(payments).set(noted).where(eq(payments.id, id))

/** The amounts just above a total that somebody transfers or may still transfer, though it is too late. */
export async function selectTransferAmounts(tx: Db, total: number, since: Date): Promise<Set<number>> {
  const rows = await tx
    .select({ amount: payments.amount })
    .from(payments)
    .where(
      and(
        eq(payments.method, transfer),
        or(eq(payments.status, 'open'), and(isNull(payments.paidAt), gt(payments.createdAt, since))),
        gt(payments.amount, total),
        lte(payments.amount, total + 999),
      ),
    )
  return new Set(rows.map(({ amount }) => amount))
}

/** Online payments about which the provider may know more than we do. */
export const selectUnsettled = (
  db: Db,
  { createdBefore, endedAfter, limit }: { createdBefore: Date; endedAfter: Date; limit: number },
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.method, online),
        isNotNull(payments.reference),
        or(
          and(eq(payments.status, 'open'), lte(payments.createdAt, createdBefore)),
          and(
            inArray(payments.status, ['expired', 'failed', 'cancelled']),
            gt(payments.createdAt, endedAfter),
          ),
        ),
      ),
    )
    // Those that nobody has asked about yet come first: however many there are, each has its turn.
    .orderBy(sql`${payments.askedAt} asc nulls first`, asc(payments.id))
    .limit(limit)

/** Payments to be given back that nobody has given back, and that are not in the hands of the staff. */
export const selectRefundsPending = (db: Db, askedBefore: Date): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.status, 'refund_pending'),
        isNull(payments.refundReference),
        or(isNull(payments.askedAt), lte(payments.askedAt, askedBefore)),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(100)

/** Notes an event; nothing, where it was noted before. */
export async function insertEvent(tx: Db, row: typeof events.$inferInsert): Promise<number | undefined> {
  const [noted] = await tx.insert(events).values(row).onConflictDoNothing().returning({ id: events.id })
  return noted?.id
}

export const setEventOutcome = (tx: Db, id: number, became: { outcome: string; paymentId: number | null }) =>
  tx.update(events).set(became).where(eq(events.id, id))

/** Ends the open payments of an order, all of them or all but one. */
export const cancelOtherPayments = (tx: Db, orderId: number, keptId: number | null) =>
  tx
    .update(payments)
    .set({ status: 'cancelled' })
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.status, 'open'),
        keptId === null ? undefined : ne(payments.id, keptId),
      ),
    )

/** How many tries to pay there are, by method and by what became of them. */
export const countPayments = (db: Db) =>
  db
    .select({ method: payments.method, status: payments.status, count: count() })
    .from(payments)
    .groupBy(payments.method, payments.status)

/** Bank transfers whose money may still come, the newest first. */
export const selectOpenTransfers = (db: Db): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.method, transfer),
        inArray(payments.status, ['open', 'expired', 'cancelled']),
        isNull(payments.paidAt),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(100)
