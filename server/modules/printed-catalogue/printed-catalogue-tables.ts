import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/column-kinds.ts'

/** The newest printed catalogue in each language. */
export const printedCataloguesTable = pgTable('printed_catalogues', {
  language: text().primaryKey(),
  /** Of everything that is printed in it: another mark means that it is to be made anew. */
  mark: text().notNull(),
  /** Where the PDF is kept. */
  fileKey: text().notNull(),
  pages: integer().notNull(),
  bytes: integer().notNull(),
  madeAt: moment().notNull(),
})
