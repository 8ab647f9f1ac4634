import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/column-kinds.ts'

/**
 * Every mail, written in the transaction of what it tells about and sent afterwards by a job:
 * nothing is sent about something that was rolled back, and nothing is lost when the mail server is away.
 */
export const mailMessagesTable = pgTable(
  'mail_messages',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: moment().notNull(),
    sentAt: moment(),
    /** Until then a worker has it in hand; after that, the worker has died on the way. */
    sendingUntil: moment(),
  },
  (table) => [index('mail_messages_created').on(table.createdAt)],
)
