import type { reviewFetch } from '@gema/contract/backoffice/calls/review.ts'
import { presentPage } from '../../calls/paging/present-page.ts'
import type { Handler } from '../../http/handler.ts'
import { newestReviews } from '../../modules/reviews/reviews.ts'
import type { Shop } from '../../shop.ts'
import { presentStaffReviews } from './present-staff-review.ts'

/** All reviews, hidden ones too, the newest first. */
export const answerReviewFetch: Handler<typeof reviewFetch, Shop> = async (input, { shop, language }) => {
  const offset = (input.page - 1) * input.per_page
  const { reviews, total } = await newestReviews(shop.db, { limit: input.per_page, offset })
  return presentPage(await presentStaffReviews(shop, reviews, language), { ...input, total })
}
