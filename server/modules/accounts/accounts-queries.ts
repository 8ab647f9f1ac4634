import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { customersTable, sessionsTable } from './accounts-tables.ts'

export type CustomerRow = typeof customersTable.$inferSelect
export type NewCustomerRow = typeof customersTable.$inferInsert

export async function selectCustomerByEmail(db: Db, email: string): Promise<CustomerRow | undefined> {
  const rows = await db
    .select()
    .from(customersTable)
    .where(sql`lower(${customersTable.email}) = ${email.toLowerCase()}`)
  return rows[0]
}

export async function selectCustomerOfSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<CustomerRow | undefined> {
  const rows = await db
    .select({ customer: customersTable })
    .from(sessionsTable)
    .innerJoin(customersTable, eq(customersTable.id, sessionsTable.customerId))
    .where(and(eq(sessionsTable.tokenHash, tokenHash), gt(sessionsTable.expiresAt, now)))
  return rows[0]?.customer
}

export const insertSession = (db: Db, row: typeof sessionsTable.$inferInsert) =>
  db.insert(sessionsTable).values(row)

export const deleteSession = (db: Db, tokenHash: string) =>
  db.delete(sessionsTable).where(eq(sessionsTable.tokenHash, tokenHash))

export const deleteEndedSessions = (db: Db, now: Date) =>
  db.delete(sessionsTable).where(lte(sessionsTable.expiresAt, now))

export const insertCustomers = (db: Db, rows: NewCustomerRow[]) =>
  db.insert(customersTable).values(rows).onConflictDoNothing()
