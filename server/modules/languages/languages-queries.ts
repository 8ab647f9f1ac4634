import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { keptQuery } from '../../platform/database/kept-query.ts'
import { languagesTable, languageWordsTable } from './languages-tables.ts'

export const selectActiveLanguages = (db: Db) => keptActiveLanguages(db, {})
const keptActiveLanguages = keptQuery('active-languages', (db) =>
  db
    .select()
    .from(languagesTable)
    .where(eq(languagesTable.isActive, true))
    .orderBy(asc(languagesTable.position), asc(languagesTable.code)),
)

export const selectWords = (db: Db, languageCode: string) =>
  db.select().from(languageWordsTable).where(eq(languageWordsTable.languageCode, languageCode))

export const upsertLanguages = (db: Db, rows: (typeof languagesTable.$inferInsert)[]) =>
  db
    .insert(languagesTable)
    .values(rows)
    .onConflictDoUpdate({
      target: languagesTable.code,
      set: {
        name: sql`excluded.name`,
        direction: sql`excluded.direction`,
        isActive: sql`excluded.is_active`,
        position: sql`excluded.position`,
      },
    })

export const upsertWords = (db: Db, rows: (typeof languageWordsTable.$inferInsert)[]) =>
  db
    .insert(languageWordsTable)
    .values(rows)
    .onConflictDoUpdate({
      target: [languageWordsTable.languageCode, languageWordsTable.namespace, languageWordsTable.key],
      set: { text: sql`excluded.text` },
    })
