import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { upsertRows } from '../../platform/database/upsert.ts'
import { storesTable } from './stores-tables.ts'

export const selectOwnStores = (db: Db) =>
  db.select().from(storesTable).where(eq(storesTable.kind, 'own')).orderBy(asc(storesTable.position))

export const selectStoreIds = (db: Db) =>
  db.select({ id: storesTable.id, slug: storesTable.slug }).from(storesTable)

export const upsertStores = (db: Db, rows: (typeof storesTable.$inferInsert)[]) =>
  upsertRows(db, storesTable, { rows, target: [storesTable.uuid] })
