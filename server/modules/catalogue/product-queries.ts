import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { inventoriesTable, productsTable } from './catalogue-tables.ts'

/** Sum and number of the visible ratings of a product. */
export interface ProductRating {
  productId: number
  sum: number
  count: number
}

/** Sets the ratings of many products in one statement. */
export async function updateRatings(db: Db, ratings: ProductRating[]): Promise<void> {
  if (ratings.length === 0) return
  await db.execute(sql`
    update ${productsTable} set rating_sum = given.sum, rating_count = given.count
    from jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb) as given("productId" bigint, sum int, count int)
    where ${productsTable.id} = given."productId"`)
}

export const selectInventoriesBySku = (db: Db, skus: string[]) =>
  db
    .select({ id: inventoriesTable.id, sku: inventoriesTable.sku, productId: inventoriesTable.productId })
    .from(inventoriesTable)
    .where(inArray(inventoriesTable.sku, skus))
