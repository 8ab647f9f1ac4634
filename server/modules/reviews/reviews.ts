import { keptTogether } from '../../platform/database/ask-together.ts'
import type { Db } from '../../platform/database/database.ts'
import { isProductSold } from '../catalogue/catalogue.ts'
import { keepRatings } from './keep-ratings.ts'
import {
  countReviews,
  type NewReviewRow,
  type ReviewRow,
  type ReviewSort,
  selectNewestReviews,
  selectReviews,
  selectReviewsOfLines,
  selectStarCounts,
  upsertReviews,
} from './reviews-queries.ts'

export { answerReview, hideReview, showReview } from './moderate-reviews.ts'
export { maskName } from './rules/mask-name.ts'
export { type NewReview, writeReview } from './write-review.ts'
export type Review = ReviewRow
export type ReviewDraft = NewReviewRow

/** Saves reviews and brings the ratings of their products into step, in one transaction. */
export async function saveReviews(db: Db, rows: ReviewDraft[]): Promise<void> {
  const productIds = [...new Set(rows.map((row) => row.productId))]
  await db.transaction(async (tx) => {
    await upsertReviews(tx, rows)
    await keepRatings(tx, productIds)
  })
}

export interface ReviewsWanted {
  /** Its uuid. */
  product: string
  rating?: number | undefined
  withPictures: boolean
  sort: ReviewSort
  limit: number
  offset: number
}

export interface StarCount {
  stars: number
  count: number
  withPictures: number
}

type GivenToRead = Omit<ReviewsWanted, 'sort' | 'rating'> & { rating: number | null }

const readSorted = (sort: ReviewSort) =>
  keptTogether<GivenToRead>()(`reviews-${sort}`, {
    isSold: isProductSold,
    reviews: { query: (db) => selectReviews(db, sort), read: (rows: Review[]) => rows },
    spread: { query: selectStarCounts, read: (rows: StarCount[]) => rows },
  })

const readReviews: Record<ReviewSort, ReturnType<typeof readSorted>> = {
  newest: readSorted('newest'),
  highest: readSorted('highest'),
  lowest: readSorted('lowest'),
  helpful: readSorted('helpful'),
}

/** A part of the visible reviews of a product that is sold, and how its stars are spread over all of them. */
export async function reviewsOf(
  db: Db,
  { sort, rating, ...wanted }: ReviewsWanted,
): Promise<{ reviews: Review[]; spread: StarCount[] } | undefined> {
  const { isSold, ...read } = await readReviews[sort](db, { ...wanted, rating: rating ?? null })
  return isSold ? read : undefined
}

/** What was written about lines of orders, by the ids of the lines; what is hidden too. */
export async function reviewsOfLines(db: Db, lineIds: number[]): Promise<Map<number, Review>> {
  const reviews = await selectReviewsOfLines(db, lineIds)
  return new Map(
    reviews.flatMap((review) => (review.orderLineId === null ? [] : [[review.orderLineId, review]])),
  )
}

/** A part of all reviews for the staff, the newest first, and how many there are. */
export async function newestReviews(
  db: Db,
  part: { limit: number; offset: number },
): Promise<{ reviews: Review[]; total: number }> {
  const [reviews, total] = await Promise.all([selectNewestReviews(db, part), countReviews(db)])
  return { reviews, total }
}
