import { asc, eq, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { isAmong, keptQuery } from '../../platform/database/kept-query.ts'
import { upsertRows } from '../../platform/database/upsert.ts'
import { storesTable } from './stores-tables.ts'

const keptOwnStores = keptQuery('own-stores', (db) =>
  db.select().from(storesTable).where(eq(storesTable.kind, 'own')).orderBy(asc(storesTable.position)),
)
export const selectOwnStores = (db: Db) => keptOwnStores(db, {})

/** Own stores first: their kind stands before `partner` in the alphabet. */
const keptStores = keptQuery('stores', (db) =>
  db
    .select()
    .from(storesTable)
    .orderBy(asc(storesTable.kind), asc(storesTable.position), asc(storesTable.id)),
)
export const selectStores = (db: Db) => keptStores(db, {})

const keptOwnAndNamed = keptQuery('own-and-named-stores', (db) =>
  db
    .select()
    .from(storesTable)
    .where(or(eq(storesTable.kind, 'own'), isAmong(storesTable.id, 'ids')))
    .orderBy(asc(storesTable.kind), asc(storesTable.position), asc(storesTable.id)),
)

export const selectOwnAndNamedStores = (db: Db, ids: number[]) => keptOwnAndNamed(db, { ids })

export const selectStoreBySlug = (db: Db, slug: string) =>
  db.select().from(storesTable).where(eq(storesTable.slug, slug))

export const selectStoreIds = (db: Db) =>
  db.select({ id: storesTable.id, slug: storesTable.slug }).from(storesTable)

export const upsertStores = (db: Db, rows: (typeof storesTable.$inferInsert)[]) =>
  upsertRows(db, storesTable, { rows, target: [storesTable.uuid] })
