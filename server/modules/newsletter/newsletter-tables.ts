import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment, rowId } from '../../platform/database/column-kinds.ts'

export const newsletterSubscriptionsTable = pgTable('newsletter_subscriptions', {
  id: rowId(),
  email: text().notNull().unique(),
  language: text().notNull(),
  status: text({ enum: ['pending', 'confirmed', 'left'] }).notNull(),
  confirmTokenHash: text().unique(),
  /** In clear, because every letter carries it again; all it can do is to end the subscription. */
  leaveToken: text().notNull().unique(),
  askedAt: moment().notNull(),
  confirmedAt: moment(),
  leftAt: moment(),
})
