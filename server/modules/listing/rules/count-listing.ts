import { at } from './at.ts'
import { type Columns, inStock, installation, shipping } from './columns.ts'
import { type ListingFilters, missingOf, price, rating } from './missing-of.ts'

export interface ListingCounts {
  total: number
  /** Products by the number of a facet, each counted as if its own filter were not set. */
  facets: Int32Array
  /** Prices of what passes all filters but the one for price. */
  prices: Float64Array
  /** Products with at least each of the rating steps, as if that filter were not set. */
  ratings: number[]
  inStock: number
  installation: number
  freeShipping: number
}

interface Question {
  columns: Columns
  /** 1 at the positions that belong to the list at all. */
  scope: Uint8Array
  filters: ListingFilters
  facetCount: number
  ratingSteps: readonly number[]
}

/**
 * Filters and counts a list in one pass. A product that meets everything is counted everywhere; one that fails a
 * single filter is counted in that filter alone, because choosing its value there would bring it in.
 */
export function countListing(question: Question): ListingCounts {
  const { columns, filters, scope, ratingSteps } = question
  const { facetStart, facets } = columns
  const { missingAt, bitOfGroup } = missingOf(columns, filters, question.facetCount)
  const counts = new Int32Array(question.facetCount)
  const prices = new Float64Array(scope.length)
  const ratings = ratingSteps.map(() => 0)
  const flagCounts = { [inStock]: 0, [installation]: 0, [shipping]: 0 }
  let total = 0
  let priced = 0

  for (let position = 0; position < scope.length; position += 1) {
    if (scope[position] === 0) continue
    const missing = missingAt(position)
    if ((missing & (missing - 1)) !== 0) continue
    const start = at(facetStart, position)
    const end = at(facetStart, position + 1)

    if (missing === 0) {
      total += 1
      for (let slot = start; slot < end; slot += 1) add(counts, at(facets, slot))
    } else if (missing > shipping) {
      for (let slot = start; slot < end; slot += 1) {
        const facet = at(facets, slot)
        if (bitOfGroup[facet] === missing) add(counts, facet)
      }
    }
    if (missing === 0 || missing === price) {
      prices[priced] = at(columns.price, position)
      priced += 1
    }
    if (missing === 0 || missing === rating) {
      const stars = at(columns.rating, position)
      for (let step = 0; step < ratings.length; step += 1) {
        if (stars >= (ratingSteps[step] ?? 0)) ratings[step] = (ratings[step] ?? 0) + 1
      }
    }
    if (missing === 0) {
      const flags = at(columns.flags, position)
      if (flags & inStock) flagCounts[inStock] += 1
      if (flags & installation) flagCounts[installation] += 1
      if (flags & shipping) flagCounts[shipping] += 1
    }
  }
  return {
    total,
    facets: counts,
    prices: prices.subarray(0, priced),
    ratings,
    inStock: flagCounts[inStock],
    installation: flagCounts[installation],
    freeShipping: flagCounts[shipping],
  }
}

const add = (counts: Int32Array, index: number): void => {
  counts[index] = at(counts, index) + 1
}
