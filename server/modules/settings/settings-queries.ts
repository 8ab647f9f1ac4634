import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { settingsTable } from './settings-tables.ts'

export const selectSettings = (db: Db) => db.select().from(settingsTable)

export const upsertSettings = (db: Db, rows: { name: string; value: unknown }[]) =>
  db
    .insert(settingsTable)
    .values(rows)
    .onConflictDoUpdate({
      target: settingsTable.name,
      set: { value: sql`excluded.value`, updatedAt: sql`now()` },
    })
