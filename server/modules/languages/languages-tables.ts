import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const languagesTable = pgTable('languages', {
  code: text().primaryKey(),
  name: text().notNull(),
  direction: text({ enum: ['ltr', 'rtl'] })
    .notNull()
    .default('ltr'),
  isActive: boolean().notNull().default(true),
  position: integer().notNull().default(0),
})

/** The words of languages that do not ship with the app. */
export const languageWordsTable = pgTable(
  'language_words',
  {
    languageCode: text()
      .notNull()
      .references(() => languagesTable.code, { onDelete: 'cascade' }),
    namespace: text().notNull(),
    key: text().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.languageCode, table.namespace, table.key] })],
)
