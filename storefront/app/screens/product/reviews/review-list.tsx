import type { ReviewsData } from '@gema/contract/calls/rating-review.ts'
import { useSearchParams } from 'react-router'
import { useWords } from '../../../language/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { OneReview } from './one-review.tsx'
import { ReviewLink } from './review-link.tsx'
import type { ReviewQuery } from './review-query.ts'
import { reviewWords } from './review-words.ts'
import { useMoreReviews } from './use-more-reviews.ts'

interface ReviewListProps {
  productId: string
  query: ReviewQuery
  first: ReviewsData['result']
}

/** The first reviews come with the page; the others when they are asked for. */
export function ReviewList({ productId, query, first }: ReviewListProps) {
  const t = useWords(reviewWords)
  const [params] = useSearchParams()
  const { reviews, total, busy, begun, more, list } = useMoreReviews(productId, query, first)
  if (total === 0) {
    return (
      <div>
        <p className="mb-4 text-ink-2">{t('none_found')}</p>
        <ReviewLink
          params={params}
          change={{ stars: undefined, photos: false }}
          className="text-14 font-semibold text-primary underline underline-offset-3"
        >
          {t('see_every')}
        </ReviewLink>
      </div>
    )
  }
  return (
    <>
      <ul ref={list} className="divide-y divide-line border-b border-line">
        {reviews.map((review) => (
          <li key={review.uuid} tabIndex={-1} className="py-6 outline-none first:pt-0">
            <OneReview review={review} />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {begun && t('shown', { count: reviews.length })}
      </p>
      {reviews.length < total && (
        <Button look="secondary" busy={busy} onClick={more} className="mt-6 noscript:hidden">
          {begun ? t('see_more') : t('see_all', { count: total })}
        </Button>
      )}
    </>
  )
}
