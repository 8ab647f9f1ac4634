import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { staffSessionsTable as sessions, staffTable as staff } from './staff-tables.ts'

export type StaffRow = typeof staff.$inferSelect
export type NewStaffRow = typeof staff.$inferInsert

/** Nothing where the address has an account already. */
export async function insertStaff(db: Db, row: NewStaffRow): Promise<StaffRow | undefined> {
  const [saved] = await db.insert(staff).values(row).onConflictDoNothing().returning()
  return saved
}

export async function selectStaffByEmail(db: Db, email: string): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.email, email))
  return row
}

/** Somebody of the staff whom nobody else changes until the transaction is over. */
export async function lockStaff(tx: Db, id: number): Promise<StaffRow | undefined> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for('update')
  return row
}

export async function updateStaff(
  tx: Db,
  email: string,
  changed: Partial<NewStaffRow>,
): Promise<StaffRow | undefined> {
  const [row] = await tx.update(staff).set(changed).where(eq(staff.email, email)).returning()
  return row
}

export const selectStaffNames = (db: Db, ids: number[]): Promise<{ id: number; name: string }[]> =>
  db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, ids))

export const insertStaffSession = (tx: Db, row: typeof sessions.$inferInsert) =>
  tx.insert(sessions).values(row)

/** Who is signed in with a token: nobody, where the session is over or the account is switched off. */
export async function selectStaffOfSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<StaffRow | undefined> {
  const [row] = await db
    .select({ staff })
    .from(sessions)
    .innerJoin(staff, eq(staff.id, sessions.staffId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.endsAt, now), eq(staff.isActive, true)))
  return row?.staff
}

export const deleteStaffSession = (db: Db, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))

export const deleteStaffSessionsOf = (tx: Db, staffId: number) =>
  tx.delete(sessions).where(eq(sessions.staffId, staffId))

export const deleteEndedStaffSessions = (tx: Db, now: Date) =>
  tx.delete(sessions).where(lte(sessions.endsAt, now))
