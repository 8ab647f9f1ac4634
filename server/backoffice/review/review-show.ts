import type { reviewShow } from '@gema/contract/backoffice/calls/review.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { showReview } from '../../modules/reviews/reviews.ts'
import type { Shop } from '../../shop.ts'
import { presentStaffReview } from './present-staff-review.ts'

/** Shows a hidden review again; its stars count as before. */
export const answerReviewShow: Handler<typeof reviewShow, Shop> = async (input, context) => {
  const { shop, caller, language } = context
  const review = await showReview(shop.db, input.id)
  if (review === undefined) return refuse('review_unknown')
  shop.log.info({ review: input.id, staff: caller.staffId }, 'a review was shown again')
  return presentStaffReview(shop, review, language)
}
