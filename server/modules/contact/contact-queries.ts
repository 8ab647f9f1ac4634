import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { contactMessagesTable } from './contact-tables.ts'

export type NewMessageRow = typeof contactMessagesTable.$inferInsert

export const insertMessage = (db: Db, row: NewMessageRow) => db.insert(contactMessagesTable).values(row)

export const hasWrittenSince = async (db: Db, email: string, since: Date): Promise<boolean> =>
  (await db.$count(
    contactMessagesTable,
    and(eq(contactMessagesTable.email, email), gt(contactMessagesTable.sentAt, since)),
  )) > 0
