import type { Db } from '../../platform/database/database.ts'
import { setRatings } from '../catalogue/catalogue.ts'
import {
  type ReviewsWanted,
  ratingsOf,
  selectReviews,
  selectStarCounts,
  upsertReviews,
} from './reviews-queries.ts'
import type { reviewsTable } from './reviews-tables.ts'

export { maskName } from './rules/mask-name.ts'
export type Review = typeof reviewsTable.$inferSelect
export type ReviewDraft = typeof reviewsTable.$inferInsert

/** Saves reviews and brings the ratings of their products into step, in one transaction. */
export async function saveReviews(db: Db, rows: ReviewDraft[]): Promise<void> {
  const productIds = [...new Set(rows.map((row) => row.productId))]
  await db.transaction(async (tx) => {
    await upsertReviews(tx, rows)
    await setRatings(tx, await ratingsOf(tx, productIds))
  })
}

export interface StarCount {
  stars: number
  count: number
  withPictures: number
}

/** A part of the visible reviews of a product, and how its stars are spread over all of them. */
export async function reviewsOf(
  db: Db,
  wanted: ReviewsWanted,
): Promise<{ reviews: Review[]; spread: StarCount[] }> {
  const [reviews, spread] = await Promise.all([
    selectReviews(db, wanted),
    selectStarCounts(db, wanted.productId),
  ])
  return { reviews, spread }
}
