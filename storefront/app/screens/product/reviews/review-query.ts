/** The orders of the contract. */
export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const

export type ReviewSort = (typeof reviewSorts)[number]

/** Which reviews are asked for; all of it stands in the address. */
export interface ReviewQuery {
  sort: ReviewSort
  stars: number | undefined
  photos: boolean
}

const starsOf = (text: string | null): number | undefined =>
  text !== null && /^[1-5]$/.test(text) ? Number(text) : undefined

/** Reads the address. What makes no sense is not there. */
export function readReviewQuery(params: URLSearchParams): ReviewQuery {
  const sort = reviewSorts.find((known) => known === params.get('sort'))
  return { sort: sort ?? 'newest', stars: starsOf(params.get('stars')), photos: params.get('photos') === '1' }
}

/** The same query as the call wants it. */
export const reviewInput = (id: string, { sort, stars, photos }: ReviewQuery) => ({
  id,
  sort,
  ...(stars !== undefined && { rating: stars }),
  ...(photos && { with_pictures: '1' as const }),
})

/** The address of the page with another choice of reviews; everything else in it stays. */
export function reviewSearch(params: URLSearchParams, change: Partial<ReviewQuery>): string {
  const { sort, stars, photos } = { ...readReviewQuery(params), ...change }
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | undefined) =>
    value === undefined ? next.delete(name) : next.set(name, value)
  put('sort', sort === 'newest' ? undefined : sort)
  put('stars', stars?.toString())
  put('photos', photos ? '1' : undefined)
  return next.size === 0 ? '' : `?${next}`
}
