import { and, desc, eq, isNull, lt, lte, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { insertKept } from '../../platform/database/insert-kept.ts'
import { mailMessagesTable } from './notifications-tables.ts'

export type MailRow = typeof mailMessagesTable.$inferSelect

export async function insertMail(db: Db, row: typeof mailMessagesTable.$inferInsert): Promise<string> {
  const returning = { uuid: mailMessagesTable.uuid }
  const [inserted] = await insertKept(db, mailMessagesTable, { rows: [row], returning })
  if (inserted === undefined) throw new Error('the mail was not stored')
  return inserted.uuid
}

/** Takes a mail in hand for a while, so that two workers never send the same one. */
export async function claimMail(
  db: Db,
  uuid: string,
  { now, until }: { now: Date; until: Date },
): Promise<MailRow | undefined> {
  const isFree = or(isNull(mailMessagesTable.sendingUntil), lte(mailMessagesTable.sendingUntil, now))
  const rows = await db
    .update(mailMessagesTable)
    .set({ sendingUntil: until })
    .where(and(eq(mailMessagesTable.uuid, uuid), isNull(mailMessagesTable.sentAt), isFree))
    .returning()
  return rows[0]
}

export const putMailBack = (db: Db, uuid: string) =>
  db.update(mailMessagesTable).set({ sendingUntil: null }).where(eq(mailMessagesTable.uuid, uuid))

/** What was sent is blanked: codes and links are for who gets the mail, not for who reads the table later. */
export const markMailSent = (db: Db, uuid: string, { sentAt, keeps }: { sentAt: Date; keeps: boolean }) =>
  db
    .update(mailMessagesTable)
    .set({ sentAt, sendingUntil: null, ...(!keeps && { text: '', html: '' }) })
    .where(eq(mailMessagesTable.uuid, uuid))

export const deleteMailsSentBefore = (db: Db, before: Date) =>
  db.delete(mailMessagesTable).where(lt(mailMessagesTable.sentAt, before))

export const selectLatestMails = (db: Db, limit: number) =>
  db.select().from(mailMessagesTable).orderBy(desc(mailMessagesTable.createdAt)).limit(limit)

export async function selectMail(db: Db, uuid: string): Promise<MailRow | undefined> {
  const rows = await db.select().from(mailMessagesTable).where(eq(mailMessagesTable.uuid, uuid))
  return rows[0]
}
