import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { newsletterSubscriptionsTable as subscriptions } from './newsletter-tables.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
type NewSubscriptionRow = typeof subscriptions.$inferInsert

export async function selectSubscription(db: Db, email: string): Promise<SubscriptionRow | undefined> {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.email, email)).for('update')
  return rows[0]
}

export async function selectStatus(db: Db, email: string): Promise<SubscriptionRow['status'] | undefined> {
  const rows = await db
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.email, email))
  return rows[0]?.status
}

/** Answers false when another request has added the address in the meantime. */
export async function insertSubscription(db: Db, row: NewSubscriptionRow): Promise<boolean> {
  const rows = await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: subscriptions.id })
  return rows.length > 0
}

export const updateSubscription = (db: Db, id: number, changed: Partial<NewSubscriptionRow>) =>
  db.update(subscriptions).set(changed).where(eq(subscriptions.id, id))

export async function confirmByTokenHash(db: Db, tokenHash: string, confirmedAt: Date): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    // The first press is the consent; another one does not move it.
    .set({
      status: 'confirmed',
      confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, ${confirmedAt.toISOString()})`,
    })
    .where(eq(subscriptions.confirmTokenHash, tokenHash))
    .returning({ id: subscriptions.id })
  return rows.length > 0
}

/** Forgets the confirming token too: an old mail must not bring back someone who has left. */
export async function leaveByToken(db: Db, leaveToken: string, leftAt: Date): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({ status: 'left', leftAt, confirmTokenHash: null })
    .where(eq(subscriptions.leaveToken, leaveToken))
    .returning({ id: subscriptions.id })
  return rows.length > 0
}
