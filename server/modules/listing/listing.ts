import { countQuestion, type ListingFiltersAsked } from './count-question.ts'
import type { CountedListing } from './counted-listing.ts'
import type { Found } from './found.ts'
import type { ListingIndex } from './listing-index.ts'
import type { ListingSort } from './rules/listing-sort.ts'
import { pageOfListing } from './rules/page-of-listing.ts'
import { orderOfFound } from './scope.ts'

export type { FacetCount } from './counted-listing.ts'
export type { Found } from './found.ts'
export { ListingIndex } from './listing-index.ts'
export { isWithin, type NumberRange, rangesOf, readRange, writeRange } from './rules/number-ranges.ts'
export { countFound, type Scope } from './scope.ts'

export interface ListingQuestion extends ListingFiltersAsked {
  sort: ListingSort
  page: number
  perPage: number
}

export interface ListingAnswer extends CountedListing {
  productIds: number[]
}

/** One page of a list, with the counts of every filter. The index must be current. */
export function listProducts(index: ListingIndex, question: ListingQuestion): ListingAnswer {
  const { sort, page, perPage, ...asked } = question
  const { found } = asked
  const order = found !== undefined && sort === 'relevance' ? orderOfFound(index, found) : index.orderOf(sort)
  const { counted, scope, filters } = countQuestion(index, asked)
  const positions = pageOfListing({
    columns: index.columns,
    order,
    scope,
    filters,
    facetCount: index.book.facets.length,
    from: (page - 1) * perPage,
    to: page * perPage,
  })
  return { ...counted, productIds: idsAt(index, positions) }
}

/** The best of what a search has found, by their ids. */
export const bestOf = (index: ListingIndex, found: Found, limit: number): number[] =>
  idsAt(index, [...orderOfFound(index, found, limit)])

/** What shoppers choose most in some sub-categories, by their ids. */
export function mostPopularOf(
  index: ListingIndex,
  { categoryIds, limit }: { categoryIds: number[]; limit: number },
): number[] {
  const wanted = new Set(categoryIds)
  const positions: number[] = []
  for (const position of index.orderOf('relevance')) {
    if (positions.length === limit) break
    const product = index.products[position]
    if (product !== undefined && wanted.has(product.categoryId)) positions.push(position)
  }
  return idsAt(index, positions)
}

const idsAt = ({ products }: ListingIndex, positions: number[]): number[] =>
  positions.flatMap((position) => products[position]?.id ?? [])
