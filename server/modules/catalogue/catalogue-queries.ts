import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { keptQuery } from '../../platform/database/kept-query.ts'
import { upsertRows } from '../../platform/database/upsert.ts'
import { attributesTable, brandsTable, categoriesTable, collectionsTable } from './catalogue-tables.ts'

export type CategoryRow = typeof categoriesTable.$inferSelect
export type NewCategoryRow = typeof categoriesTable.$inferInsert
export type NewBrandRow = typeof brandsTable.$inferInsert
export type NewAttributeRow = typeof attributesTable.$inferInsert

const keptCategories = keptQuery('categories', (db) =>
  db.select().from(categoriesTable).orderBy(asc(categoriesTable.position), asc(categoriesTable.id)),
)
export const selectCategories = (db: Db) => keptCategories(db, {})

export const upsertCategories = (db: Db, rows: NewCategoryRow[]) =>
  upsertRows(db, categoriesTable, { rows, target: [categoriesTable.uuid] })

export const upsertBrands = (db: Db, rows: NewBrandRow[]) =>
  upsertRows(db, brandsTable, { rows, target: [brandsTable.uuid] })

export const upsertAttributes = (db: Db, rows: NewAttributeRow[]) =>
  upsertRows(db, attributesTable, { rows, target: [attributesTable.key] })

const keptFeaturedBrands = keptQuery('featured-brands', (db) =>
  db.select().from(brandsTable).where(eq(brandsTable.isFeatured, true)).orderBy(asc(brandsTable.position)),
)
export const selectFeaturedBrands = (db: Db) => keptFeaturedBrands(db, {})

export const selectBrandPage = (db: Db, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select()
    .from(brandsTable)
    .orderBy(desc(brandsTable.isFeatured), sql`lower(${brandsTable.name})`, asc(brandsTable.id))
    .limit(limit)
    .offset(offset)

export const countBrands = (db: Db): Promise<number> => db.$count(brandsTable)

const keptCollections = keptQuery('collections', (db) =>
  db.select().from(collectionsTable).orderBy(asc(collectionsTable.position)),
)
export const selectCollections = (db: Db) => keptCollections(db, {})
