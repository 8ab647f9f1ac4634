import type { reviewHide } from '@gema/contract/backoffice/calls/review.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { hideReview } from '../../modules/reviews/reviews.ts'
import type { Shop } from '../../shop.ts'
import { presentStaffReview } from './present-staff-review.ts'

/** Hides a review with a reason, which its writer is told; its stars count no more. */
export const answerReviewHide: Handler<typeof reviewHide, Shop> = async (input, context) => {
  const { shop, caller, language } = context
  const review = await hideReview(shop.db, input.id, input.reason)
  if (review === undefined) return refuse('review_unknown')
  shop.log.info({ review: input.id, staff: caller.staffId }, 'a review was hidden')
  return presentStaffReview(shop, review, language)
}
