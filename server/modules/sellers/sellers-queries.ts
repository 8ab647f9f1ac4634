import type { Db } from '../../platform/database/database.ts'
import { sellerApplicationsTable as applications } from './sellers-tables.ts'

export type NewApplicationRow = typeof applications.$inferInsert

/** Answers false where the reference is taken. */
export async function insertApplication(db: Db, row: NewApplicationRow): Promise<boolean> {
  const rows = await db
    .insert(applications)
    .values(row)
    .onConflictDoNothing({ target: applications.reference })
    .returning({ id: applications.id })
  return rows.length > 0
}
