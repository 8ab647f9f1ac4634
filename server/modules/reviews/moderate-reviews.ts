import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { keepRatings, lockReviewsOf } from './keep-ratings.ts'
import { type ReviewRow, selectReview, updateReview } from './reviews-queries.ts'

type Visibility = Pick<ReviewRow, 'isHidden' | 'hiddenReason'>

/** Changes whether a review is seen; its stars count as long as it is. */
const setVisibility = (db: Db, uuid: string, visibility: Visibility): Promise<ReviewRow | undefined> =>
  db.transaction(async (tx) => {
    const review = await selectReview(tx, uuid)
    if (review === undefined) return undefined
    await lockReviewsOf(tx, review.productId)
    const changed = await updateReview(tx, review.id, visibility)
    await keepRatings(tx, [review.productId])
    return changed
  })

/** Hides a review with a reason; nothing, where there is none. Hiding it again changes the reason alone. */
export const hideReview = (db: Db, uuid: string, reason: string): Promise<ReviewRow | undefined> =>
  setVisibility(db, uuid, { isHidden: true, hiddenReason: reason })

/** Shows a hidden review again; nothing, where there is none. */
export const showReview = (db: Db, uuid: string): Promise<ReviewRow | undefined> =>
  setVisibility(db, uuid, { isHidden: false, hiddenReason: null })

/** Answers a review, once. The same answer again changes nothing and is a success. */
export const answerReview = (
  db: Db,
  clock: Clock,
  { uuid, text }: { uuid: string; text: string },
): Promise<ReviewRow | { refused: 'review_unknown' | 'review_answered' }> =>
  db.transaction(async (tx) => {
    const found = await selectReview(tx, uuid)
    if (found === undefined) return { refused: 'review_unknown' }
    await lockReviewsOf(tx, found.productId)
    // Behind the lock: somebody else may have answered.
    const review = (await selectReview(tx, uuid)) ?? found
    if (review.reply === null) return updateReview(tx, review.id, { reply: text, repliedAt: clock.now() })
    return review.reply === text ? review : { refused: 'review_answered' }
  })
