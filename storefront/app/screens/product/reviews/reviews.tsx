import type { ReviewsData } from '@gema/contract/calls/rating-review.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { useWords } from '../../../language/use-words.ts'
import { ReviewFilters } from './review-filters.tsx'
import { ReviewList } from './review-list.tsx'
import { readReviewQuery } from './review-query.ts'
import { ReviewSortForm } from './review-sort-form.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { reviewWords } from './review-words.ts'

/** What buyers say: the spread of the stars, and their words. */
export function Reviews({ productId, reviews }: { productId: string; reviews: ReviewsData }) {
  const t = useWords(reviewWords)
  const [params] = useSearchParams()
  const query = readReviewQuery(params)
  const section = useSectionCalledFor()
  return (
    <section ref={section} id="reviews" className="wrap section scroll-mt-24 print:hidden">
      <div className="mb-4 flex items-end justify-between gap-4 w768:mb-6">
        <h2 className="text-22 w768:text-28">{t('title')}</h2>
        {reviews.count > 1 && <ReviewSortForm query={query} params={params} />}
      </div>
      {reviews.count === 0 ? (
        <p className="text-ink-2">{t('none')}</p>
      ) : (
        <div className="grid items-start gap-6 w768:grid-cols-[220px_minmax(0,1fr)] w768:gap-8 w1200:grid-cols-[300px_minmax(0,1fr)] w1200:gap-16">
          <ReviewSummary reviews={reviews} query={query} params={params} />
          <div className="min-w-0">
            <ReviewFilters reviews={reviews} query={query} params={params} />
            <ReviewList
              key={`${query.sort} ${query.stars} ${query.photos}`}
              productId={productId}
              query={query}
              first={reviews.result}
            />
          </div>
        </div>
      )}
    </section>
  )
}

/** A link from another page to the reviews comes before they are there: they come into sight as soon as they are. */
function useSectionCalledFor() {
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isCalledFor = useNavigationType() === 'PUSH' && hash === '#reviews'
  const wasCalledFor = useRef(isCalledFor)
  useEffect(() => {
    if (wasCalledFor.current) section.current?.scrollIntoView()
  }, [])
  return section
}
