import type { ReviewsData } from '@gema/contract/calls/rating-review.ts'
import { useLocation } from 'react-router'
import { useWords } from '../../../language/use-words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { DrawnOnce } from '../../../ui/drawn-once.tsx'
import { FilledBar } from '../../../ui/filled-bar.tsx'
import { Star } from '../../../ui/star.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { ReviewLink } from './review-link.tsx'
import type { ReviewQuery } from './review-query.ts'
import { reviewWords } from './review-words.ts'

export interface ReviewPartProps {
  reviews: ReviewsData
  query: ReviewQuery
  params: URLSearchParams
}

/** The average, and how the stars are spread. A row shows the reviews with its stars alone. */
export function ReviewSummary({ reviews, query, params }: ReviewPartProps) {
  const { average, count, histogram } = reviews
  const { pathname } = useLocation()
  return (
    <DrawnOnce
      as="div"
      className="max-w768:grid max-w768:grid-cols-[auto_1fr] max-w768:items-center max-w768:gap-x-5"
      of={Summary}
      given={{ reviews: { average, count, histogram }, chosen: query.stars, pathname, search: `${params}` }}
    />
  )
}

interface SummaryProps {
  reviews: Pick<ReviewsData, 'average' | 'count' | 'histogram'>
  chosen: ReviewQuery['stars']
  pathname: string
  search: string
}

function Summary({ reviews, chosen, pathname, search }: SummaryProps) {
  const t = useWords(reviewWords)
  const average = reviews.average ?? 0
  const params = new URLSearchParams(search)
  return (
    <>
      <div>
        <p className="figures text-48 leading-14 font-bold tracking-[-0.04em]" aria-hidden dir="ltr">
          {average.toFixed(1)}
          <span className="text-18 font-medium tracking-normal text-ink-2">{t('of_five')}</span>
        </p>
        <Stars rating={Math.round(average)} label={t('average', { rating: average.toFixed(1) })} />
        <p className="mt-1 text-12 text-ink-2 max-w768:max-w-[14ch] w768:text-14">
          {t('from_buyers', { count: reviews.count })}
        </p>
      </div>
      <ul className="w768:mt-3">
        {reviews.histogram.map(({ stars, count }) => (
          <li key={stars}>
            <ReviewLink
              pathname={pathname}
              params={params}
              change={{ stars: chosen === stars ? undefined : stars }}
              current={chosen === stars}
              className={classNames(
                'grid grid-cols-[10px_14px_1fr_32px] items-center gap-2 rounded-md px-1.5 py-1 text-12 text-ink-2 hover:bg-soft',
                chosen === stars && 'bg-primary-soft font-semibold text-primary-hover',
              )}
            >
              <span className="sr-only">{t('only_stars', { stars, count })}</span>
              <span className="figures" aria-hidden>
                {stars}
              </span>
              <Star />
              <FilledBar percent={percentOf(count, reviews.count)} fill="fill-star" />
              <span className="figures text-end" aria-hidden>
                {count}
              </span>
            </ReviewLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** To one decimal: a bar needs no more, and the page is shorter. */
const percentOf = (count: number, of: number) => (of === 0 ? 0 : Math.round((1000 * count) / of) / 10)
