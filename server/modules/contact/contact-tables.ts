import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, rowId } from '../../platform/database/column-kinds.ts'

/** Messages that people have sent to the shop. */
export const contactMessagesTable = pgTable(
  'contact_messages',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    topic: text().notNull(),
    orderNumber: text().notNull().default(''),
    message: text().notNull(),
    language: text().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [index('contact_messages_email').on(table.email, table.sentAt)],
)
