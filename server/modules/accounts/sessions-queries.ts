import { and, desc, eq, gt, lt, lte, ne, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { CustomerRow } from './accounts-queries.ts'
import { customersTable, sessionsTable } from './accounts-tables.ts'

export type SessionRow = typeof sessionsTable.$inferSelect

/** A session ends when it was not used for 60 days, so that a forgotten browser does not stay signed in for a year. */
const longestUnused = 60 * 24 * 60 * 60 * 1000

const unusedSince = (now: Date): Date => new Date(now.getTime() - longestUnused)

const stands = (now: Date) =>
  and(gt(sessionsTable.expiresAt, now), gt(sessionsTable.lastSeenAt, unusedSince(now)))

export async function selectSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ customer: CustomerRow; session: SessionRow } | undefined> {
  const rows = await db
    .select({ customer: customersTable, session: sessionsTable })
    .from(sessionsTable)
    .innerJoin(customersTable, eq(customersTable.id, sessionsTable.customerId))
    .where(and(eq(sessionsTable.tokenHash, tokenHash), stands(now)))
  return rows[0]
}

export const insertSession = (db: Db, row: typeof sessionsTable.$inferInsert) =>
  db.insert(sessionsTable).values(row)

/** Only where nobody has noted it since: many calls of one page come at once. */
export const noteSeen = (db: Db, tokenHash: string, { now, before }: { now: Date; before: Date }) =>
  db
    .update(sessionsTable)
    .set({ lastSeenAt: now })
    .where(and(eq(sessionsTable.tokenHash, tokenHash), lt(sessionsTable.lastSeenAt, before)))

export const selectSessions = (db: Db, customerId: number, now: Date) =>
  db
    .select()
    .from(sessionsTable)
    .where(and(eq(sessionsTable.customerId, customerId), stands(now)))
    .orderBy(desc(sessionsTable.lastSeenAt), desc(sessionsTable.createdAt))

export const deleteSession = (db: Db, tokenHash: string) =>
  db.delete(sessionsTable).where(eq(sessionsTable.tokenHash, tokenHash))

export async function deleteOwnSession(db: Db, customerId: number, uuid: string): Promise<boolean> {
  const rows = await db
    .delete(sessionsTable)
    .where(and(eq(sessionsTable.customerId, customerId), eq(sessionsTable.uuid, uuid)))
    .returning({ uuid: sessionsTable.uuid })
  return rows.length > 0
}

/** All sessions of a customer but one. */
export const deleteSessionsBut = (db: Db, customerId: number, tokenHash: string | undefined) =>
  db
    .delete(sessionsTable)
    .where(
      and(
        eq(sessionsTable.customerId, customerId),
        tokenHash === undefined ? undefined : ne(sessionsTable.tokenHash, tokenHash),
      ),
    )

export const deleteEndedSessions = (db: Db, now: Date) =>
  db
    .delete(sessionsTable)
    .where(or(lte(sessionsTable.expiresAt, now), lte(sessionsTable.lastSeenAt, unusedSince(now))))
