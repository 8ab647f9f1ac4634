import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { identitiesTable, socialFlowsTable } from './identity-tables.ts'
import type { SocialProvider } from './provider-setups.ts'

export type SocialFlow = typeof socialFlowsTable.$inferSelect
export type IdentityRow = typeof identitiesTable.$inferSelect

export const insertFlow = (db: Db, row: SocialFlow) => db.insert(socialFlowsTable).values(row)

/** Finds a flow and removes it in one statement: whoever comes second finds nothing. */
export async function takeFlow(
  db: Db,
  { stateHash, browserHash }: { stateHash: string; browserHash: string },
): Promise<SocialFlow | undefined> {
  const rows = await db
    .delete(socialFlowsTable)
    .where(and(eq(socialFlowsTable.stateHash, stateHash), eq(socialFlowsTable.browserHash, browserHash)))
    .returning()
  return rows[0]
}

export const deleteEndedFlows = (db: Db, now: Date) =>
  db.delete(socialFlowsTable).where(lte(socialFlowsTable.expiresAt, now))

export async function selectIdentity(
  db: Db,
  { provider, subject }: { provider: SocialProvider; subject: string },
): Promise<IdentityRow | undefined> {
  const rows = await db
    .select()
    .from(identitiesTable)
    .where(and(eq(identitiesTable.provider, provider), eq(identitiesTable.subject, subject)))
  return rows[0]
}

/** False where the identity has been connected in the meantime. */
export async function insertIdentity(db: Db, row: IdentityRow): Promise<boolean> {
  const rows = await db
    .insert(identitiesTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ subject: identitiesTable.subject })
  return rows.length > 0
}

export const updateIdentityEmail = (db: Db, { provider, subject, email }: IdentityRow) =>
  db
    .update(identitiesTable)
    .set({ email })
    .where(and(eq(identitiesTable.provider, provider), eq(identitiesTable.subject, subject)))

export const selectIdentitiesOf = (db: Db, customerId: number) =>
  db
    .select({ provider: identitiesTable.provider, email: identitiesTable.email })
    .from(identitiesTable)
    .where(eq(identitiesTable.customerId, customerId))
    .orderBy(asc(identitiesTable.connectedAt), asc(identitiesTable.provider))

/** The same, locked in a fixed order: two who take one each must not leave none. */
export const lockIdentitiesOf = (tx: Db, customerId: number) =>
  tx
    .select({ provider: identitiesTable.provider })
    .from(identitiesTable)
    .where(eq(identitiesTable.customerId, customerId))
    .orderBy(asc(identitiesTable.provider), asc(identitiesTable.subject))
    .for('update')

export const deleteIdentities = (db: Db, customerId: number, provider: SocialProvider) =>
  db
    .delete(identitiesTable)
    .where(and(eq(identitiesTable.customerId, customerId), eq(identitiesTable.provider, provider)))

export const deleteIdentitiesOf = (db: Db, customerId: number) =>
  db.delete(identitiesTable).where(eq(identitiesTable.customerId, customerId))
