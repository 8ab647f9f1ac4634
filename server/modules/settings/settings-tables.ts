import { pgTable, text } from 'drizzle-orm/pg-core'
import { anyJson, moment } from '../../platform/database/column-kinds.ts'

/** One row a setting that differs from its default. */
export const settingsTable = pgTable('settings', {
  name: text().primaryKey(),
  value: anyJson().notNull(),
  updatedAt: moment().notNull().defaultNow(),
})
