import { asc, eq, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { isAmong, isIn, keptQuery } from '../../platform/database/kept-query.ts'
import { upsertRows } from '../../platform/database/upsert.ts'
import { storesTable } from './stores-tables.ts'

const keptOwnStores = keptQuery('own-stores', (db) =>
  db.select().from(storesTable).where(eq(storesTable.kind, 'own')).orderBy(asc(storesTable.position)),
)
export const selectOwnStores = (db: Db) => keptOwnStores(db, {})

/** Own stores first: their kind stands before `partner` in the alphabet. */
const asShown = [asc(storesTable.kind), asc(storesTable.position), asc(storesTable.id)]

const storesAsShown = (db: Db, where?: SQL) =>
  db
    .select()
    .from(storesTable)
    .where(where)
    .orderBy(...asShown)

const keptStores = keptQuery('stores', (db) => storesAsShown(db))
export const selectStores = (db: Db) => keptStores(db, {})

const keptOwnAndNamed = keptQuery('own-and-named-stores', (db) =>
  storesAsShown(db, or(eq(storesTable.kind, 'own'), isAmong(storesTable.id, 'ids'))),
)

export const selectOwnAndNamedStores = (db: Db, ids: number[]) => keptOwnAndNamed(db, { ids })

export const selectSendersIn = (db: Db, ids: SQL) =>
  db
    .select({
      id: storesTable.id,
      slug: storesTable.slug,
      name: storesTable.name,
      city: storesTable.city,
      kind: storesTable.kind,
    })
    .from(storesTable)
    .where(isIn(storesTable.id, ids))
    .orderBy(...asShown)

export const selectStoreBySlug = (db: Db, slug: string) =>
  db.select().from(storesTable).where(eq(storesTable.slug, slug))

export const selectStoreIds = (db: Db) =>
  db.select({ id: storesTable.id, slug: storesTable.slug }).from(storesTable)

export const upsertStores = (db: Db, rows: (typeof storesTable.$inferInsert)[]) =>
  upsertRows(db, storesTable, { rows, target: [storesTable.uuid] })
