import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { mailMessagesTable } from './notifications-tables.ts'

export type MailRow = typeof mailMessagesTable.$inferSelect

export async function insertMail(db: Db, row: typeof mailMessagesTable.$inferInsert): Promise<string> {
  const rows = await db.insert(mailMessagesTable).values(row).returning({ uuid: mailMessagesTable.uuid })
  const [inserted] = rows
  if (inserted === undefined) throw new Error('the mail was not stored')
  return inserted.uuid
}

/** Locked, so that two workers never send the same mail. */
export async function selectMailForSending(db: Db, uuid: string): Promise<MailRow | undefined> {
  const rows = await db.select().from(mailMessagesTable).where(eq(mailMessagesTable.uuid, uuid)).for('update')
  return rows[0]
}

export const markMailSent = (db: Db, uuid: string, sentAt: Date) =>
  db.update(mailMessagesTable).set({ sentAt }).where(eq(mailMessagesTable.uuid, uuid))

export const selectLatestMails = (db: Db, limit: number) =>
  db.select().from(mailMessagesTable).orderBy(desc(mailMessagesTable.createdAt)).limit(limit)

export async function selectMail(db: Db, uuid: string): Promise<MailRow | undefined> {
  const rows = await db.select().from(mailMessagesTable).where(eq(mailMessagesTable.uuid, uuid))
  return rows[0]
}
