import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { reviewsTable } from './reviews-tables.ts'

/** Sum and number of the ratings of every product that has visible reviews. */
export const ratingsOf = (db: Db) =>
  db
    .select({
      productId: reviewsTable.productId,
      sum: sql<number>`sum(${reviewsTable.rating})::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(reviewsTable)
    .where(eq(reviewsTable.isHidden, false))
    .groupBy(reviewsTable.productId)
