import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { upsertRows } from '../../platform/database/upsert.ts'
import { reviewsTable } from './reviews-tables.ts'

export const upsertReviews = (db: Db, rows: (typeof reviewsTable.$inferInsert)[]) =>
  upsertRows(db, reviewsTable, { rows, target: [reviewsTable.uuid], keep: [reviewsTable.writtenAt] })

/** Sum and number of the visible ratings of products; zero for one that has none. */
export async function ratingsOf(db: Db, productIds: number[]) {
  if (productIds.length === 0) return []
  const rows = await db
    .select({
      productId: reviewsTable.productId,
      sum: sql<number>`sum(${reviewsTable.rating})::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(reviewsTable)
    .where(and(eq(reviewsTable.isHidden, false), inArray(reviewsTable.productId, productIds)))
    .groupBy(reviewsTable.productId)
  const rated = new Map(rows.map((row) => [row.productId, row]))
  return productIds.map((productId) => rated.get(productId) ?? { productId, sum: 0, count: 0 })
}
