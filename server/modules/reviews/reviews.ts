import type { Db } from '../../platform/database/database.ts'
import { upsertRows } from '../../platform/database/upsert.ts'
import { countRatings, type ProductRating } from '../catalogue/catalogue.ts'
import { ratingsOf } from './reviews-queries.ts'
import { reviewsTable } from './reviews-tables.ts'

export type ReviewDraft = typeof reviewsTable.$inferInsert

/** Saves reviews and brings the ratings of their products into step, in one transaction. */
export async function saveReviews(db: Db, rows: ReviewDraft[]): Promise<void> {
  await db.transaction(async (tx) => {
    await upsertRows(tx, reviewsTable, { rows, target: [reviewsTable.uuid] })
    const ratings: ProductRating[] = await ratingsOf(tx)
    await countRatings(tx, ratings)
  })
}
