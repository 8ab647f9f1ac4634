import type { ListingSort } from './listing-sort.ts'

/** What sorting needs to know of a product. */
export interface Sortable {
  id: number
  popularity: number
  soldCount: number
  ratingSum: number
  ratingCount: number
  releasedAt: number
  price: number
  percent: number
}

/**
 * A few good ratings say less than many: every product begins with ten ratings of 4.2, so that a single five does not
 * stand above two hundred of 4.9.
 */
const assumed = { count: 10, rating: 4.2 }

/** Larger comes first. */
const rankBy: Record<ListingSort, (product: Sortable) => number> = {
  relevance: (product) => product.popularity,
  newest: (product) => product.releasedAt,
  price_low: (product) => -product.price,
  price_high: (product) => product.price,
  best_selling: (product) => product.soldCount,
  rating: ({ ratingSum, ratingCount }) =>
    (ratingSum + assumed.count * assumed.rating) / (ratingCount + assumed.count),
  discount: (product) => product.percent,
}

/**
 * The positions of products in the order of a sort. What is equal stands by popularity, then by id: every process must
 * have the same order, or a product is on two pages and another on none.
 */
export function sortProducts(products: readonly Sortable[], sort: ListingSort): Uint32Array {
  const rank = rankBy[sort]
  const ranks = Float64Array.from(products, rank)
  const popularity = Float64Array.from(products, (product) => product.popularity)
  const ids = Float64Array.from(products, (product) => product.id)
  const at = (values: Float64Array, position: number) => values[position] ?? 0
  return Uint32Array.from(products.keys()).sort(
    (a, b) => at(ranks, b) - at(ranks, a) || at(popularity, b) - at(popularity, a) || at(ids, a) - at(ids, b),
  )
}
