import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/column-kinds.ts'

/** One row a setting that differs from its default. */
export const settingsTable = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: moment().notNull().defaultNow(),
})
