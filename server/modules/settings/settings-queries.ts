import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { keptQuery } from '../../platform/database/kept-query.ts'
import { settingsTable } from './settings-tables.ts'

const keptSettings = keptQuery('settings', (db) =>
  db.select({ name: settingsTable.name, value: settingsTable.value }).from(settingsTable),
)
export const selectSettings = (db: Db) => keptSettings(db, {})

export const upsertSettings = (db: Db, rows: { name: string; value: unknown }[]) =>
  db
    .insert(settingsTable)
    // As JSON text: "none" is a value of a setting, while NULL is no value at all.
    .values(rows.map(({ name, value }) => ({ name, value: sql`${JSON.stringify(value)}::jsonb` })))
    .onConflictDoUpdate({
      target: settingsTable.name,
      set: { value: sql`excluded.value`, updatedAt: sql`now()` },
      // Setting what is set already is no change.
      setWhere: sql`${settingsTable.value} is distinct from excluded.value`,
    })
