import { asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { keptQuery } from '../../platform/database/kept-query.ts'
import {
  attributesTable,
  brandsTable,
  collectionProductsTable,
  collectionsTable,
  displayCaseProductsTable,
  displayCasesTable,
} from './catalogue-tables.ts'

const isUuid = (key: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key)
const isNumber = (key: string): boolean => /^\d{1,15}$/.test(key)

/** A row by whichever of its names an address uses: uuid, number or slug. */
function named(table: { id: AnyPgColumn; uuid: AnyPgColumn }, key: string, slug: SQL): SQL | undefined {
  if (isUuid(key)) return eq(table.uuid, key)
  if (isNumber(key)) return or(eq(table.id, Number(key)), slug)
  return slug
}

const translatedSlug = (column: AnyPgColumn, key: string): SQL =>
  sql`exists (select 1 from jsonb_each_text(${column}) as named where named.value = ${key})`

export async function selectBrand(db: Db, key: string) {
  const [row] = await db
    .select()
    .from(brandsTable)
    .where(named(brandsTable, key, eq(brandsTable.slug, key)))
    .limit(1)
  return row
}

const keptBrands = keptQuery('brands', (db) => db.select().from(brandsTable).orderBy(asc(brandsTable.name)))
export const selectBrands = (db: Db) => keptBrands(db, {})

export async function selectCollection(db: Db, key: string) {
  const [row] = await db
    .select()
    .from(collectionsTable)
    .where(named(collectionsTable, key, translatedSlug(collectionsTable.slug, key)))
    .limit(1)
  return row
}

export async function selectDisplayCase(db: Db, key: string) {
  const [row] = await db
    .select()
    .from(displayCasesTable)
    .where(named(displayCasesTable, key, translatedSlug(displayCasesTable.slug, key)))
    .limit(1)
  return row
}

export async function selectCollectionProducts(db: Db, collectionId: number): Promise<number[]> {
  const rows = await db
    .select({ id: collectionProductsTable.productId })
    .from(collectionProductsTable)
    .where(eq(collectionProductsTable.collectionId, collectionId))
  return rows.map(({ id }) => id)
}

export async function selectDisplayCaseProducts(db: Db, displayCaseId: number): Promise<number[]> {
  const rows = await db
    .select({ id: displayCaseProductsTable.productId })
    .from(displayCaseProductsTable)
    .where(eq(displayCaseProductsTable.displayCaseId, displayCaseId))
  return rows.map(({ id }) => id)
}

const keptFilterableAttributes = keptQuery('filterable-attributes', (db) =>
  db
    .select()
    .from(attributesTable)
    .where(eq(attributesTable.isFilterable, true))
    .orderBy(asc(attributesTable.position), asc(attributesTable.id)),
)
export const selectFilterableAttributes = (db: Db) => keptFilterableAttributes(db, {})
