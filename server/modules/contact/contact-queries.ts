import type { Db } from '../../platform/database/database.ts'
import { contactMessagesTable } from './contact-tables.ts'

export type NewMessageRow = typeof contactMessagesTable.$inferInsert

export const insertMessage = (db: Db, row: NewMessageRow) => db.insert(contactMessagesTable).values(row)
