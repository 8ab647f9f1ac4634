import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/database/column-kinds.ts'

/** How often somebody has called lately. In the database, so that all processes count together. */
export const rateLimitsTable = pgTable('rate_limits', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: moment().notNull(),
})
