import type { Review as ReviewShown } from '@gema/contract/calls/rating-review.ts'
import { maskName, type Review } from '../../modules/reviews/reviews.ts'

/** A review as everybody may see it: the name of who wrote it never leaves the server whole. */
export const presentReview = (review: Review): ReviewShown => ({
  uuid: review.uuid,
  author: maskName(review.author),
  rating: review.rating,
  text: review.text,
  language: review.language,
  variant: review.variant,
  pictures: review.pictures,
  helpful_count: review.helpfulCount,
  written_at: review.writtenAt.toISOString(),
  reply: review.reply,
})
