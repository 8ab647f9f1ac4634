import type { Db } from '../../platform/database/database.ts'
import { setRatings } from '../catalogue/catalogue.ts'
import { ratingsOf, upsertReviews } from './reviews-queries.ts'
import type { reviewsTable } from './reviews-tables.ts'

export type ReviewDraft = typeof reviewsTable.$inferInsert

/** Saves reviews and brings the ratings of their products into step, in one transaction. */
export async function saveReviews(db: Db, rows: ReviewDraft[]): Promise<void> {
  const productIds = [...new Set(rows.map((row) => row.productId))]
  await db.transaction(async (tx) => {
    await upsertReviews(tx, rows)
    await setRatings(tx, await ratingsOf(tx, productIds))
  })
}
