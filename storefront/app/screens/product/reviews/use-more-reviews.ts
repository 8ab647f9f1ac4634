import type { Review, ReviewsData } from '@gema/contract/calls/rating-review.ts'
import { type RefObject, useRef, useState } from 'react'
import { useAsk } from '../../../api/browser-ask.ts'
import { useToast } from '../../../commerce/use-toast.ts'
import { useWords } from '../../../language/use-words.ts'
import { type ReviewQuery, reviewInput } from './review-query.ts'
import { reviewWords } from './review-words.ts'

/** So many at a time, after the few that come with the page. */
const perPage = 60

interface MoreReviews {
  reviews: Review[]
  total: number
  busy: boolean
  /** More than the first ones have been asked for. */
  begun: boolean
  more: () => Promise<void>
  list: RefObject<HTMLUListElement | null>
}

/** The reviews that are shown, and the way to more of them. */
export function useMoreReviews(
  productId: string,
  query: ReviewQuery,
  first: ReviewsData['result'],
): MoreReviews {
  const t = useWords(reviewWords)
  const ask = useAsk()
  const toast = useToast()
  const list = useRef<HTMLUListElement>(null)
  const [pages, setPages] = useState<Review[][]>([])
  const [busy, setBusy] = useState(false)
  // The first of the larger pages begins with those that are there already.
  const byId = new Map([first.data, ...pages].flat().map((review) => [review.uuid, review]))
  const reviews = [...byId.values()]
  const more = async () => {
    setBusy(true)
    const input = { ...reviewInput(productId, query), page: pages.length + 1, per_page: perPage }
    const answer = await ask('ratingReviewFind', input).catch(() => undefined)
    setBusy(false)
    if (!answer?.ok) return toast.error(answer?.message ?? t('failed'))
    setPages((now) => [...now, answer.data.result.data])
    // Reading goes on where it was, also when the button is gone.
    requestAnimationFrame(() => {
      const next = list.current?.children[reviews.length]
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    })
  }
  return { reviews, total: first.total, busy, begun: pages.length > 0, more, list }
}
