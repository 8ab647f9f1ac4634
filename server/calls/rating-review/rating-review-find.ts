import type { ratingReviewFind } from '@gema/contract/calls/rating-review.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { reviewsOf, type StarCount } from '../../modules/reviews/reviews.ts'
import type { Shop } from '../../shop.ts'
import { presentPage } from '../paging/present-page.ts'
import { presentAverage } from './present-average.ts'
import { presentReview } from './present-review.ts'

/** The reviews of a product with the spread of its ratings. */
export const answerRatingReviewFind: Handler<typeof ratingReviewFind, Shop> = async (input, { shop }) => {
  const found = await reviewsOf(shop.db, {
    product: input.id,
    rating: input.rating,
    withPictures: input.with_pictures,
    sort: input.sort,
    limit: input.per_page,
    offset: (input.page - 1) * input.per_page,
  })
  if (found === undefined) return refuse('product_unknown')
  const { reviews, spread } = found
  const chosen = spread.filter(({ stars }) => input.rating === undefined || stars === input.rating)
  const total = sumOf(chosen, input.with_pictures ? 'withPictures' : 'count')
  const count = sumOf(spread, 'count')
  const sum = spread.reduce((stars, each) => stars + each.stars * each.count, 0)
  return {
    average: presentAverage(sum, count),
    count,
    histogram: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: spread.find((each) => each.stars === stars)?.count ?? 0,
    })),
    with_pictures_count: sumOf(spread, 'withPictures'),
    result: presentPage(reviews.map(presentReview), { ...input, total }),
  }
}

const sumOf = (spread: StarCount[], column: 'count' | 'withPictures'): number =>
  spread.reduce((sum, each) => sum + each[column], 0)
