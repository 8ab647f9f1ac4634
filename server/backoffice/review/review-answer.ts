import type { reviewAnswer } from '@gema/contract/backoffice/calls/review.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { answerReview } from '../../modules/reviews/reviews.ts'
import type { Shop } from '../../shop.ts'
import { presentStaffReview } from './present-staff-review.ts'

/** Answers a review in the shop's name, once. */
export const answerReviewAnswer: Handler<typeof reviewAnswer, Shop> = async (input, context) => {
  const { shop, caller, language } = context
  const outcome = await answerReview(shop.db, shop.clock, { uuid: input.id, text: input.text })
  if ('refused' in outcome) return refuse(outcome.refused, { field: 'text' })
  shop.log.info({ review: input.id, staff: caller.staffId }, 'a review was answered')
  return presentStaffReview(shop, outcome, language)
}
