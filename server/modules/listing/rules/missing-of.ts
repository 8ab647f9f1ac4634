import { at } from './at.ts'
import { type Columns, inStock, installation, shipping } from './columns.ts'

/** A filter with several values: a product passes with any of them. */
export interface ChosenGroup {
  /** The facets that were chosen. */
  chosen: readonly number[]
  /** All facets of the same filter. */
  all: readonly number[]
}

export interface ListingFilters {
  groups: readonly ChosenGroup[]
  priceMin?: number | undefined
  priceMax?: number | undefined
  ratingMin?: number | undefined
  inStock: boolean
  installation: boolean
  freeShipping: boolean
}

/** One bit for each requirement; what a product fails is then a number. The flags of the columns have theirs already. */
export const price = 1
export const rating = 2
const firstGroup = 5
/** More groups than bits are left would be no search of a person. */
const mostGroups = 24

/**
 * What each product fails, as bits. Index loops and typed arrays: this is asked of the whole catalogue with every
 * question.
 */
export function missingOf(columns: Columns, filters: ListingFilters, facetCount: number) {
  const { facetStart, facets } = columns
  const { required, bitOfChosen, bitOfGroup } = bitsOf(filters, facetCount)
  const hasGroups = filters.groups.length > 0
  const lowest = filters.priceMin ?? 0
  const highest = filters.priceMax ?? Number.POSITIVE_INFINITY
  const leastRating = filters.ratingMin ?? 0
  const missingAt = (position: number): number => {
    const cost = at(columns.price, position)
    let met =
      at(columns.flags, position) |
      (cost >= lowest && cost <= highest ? price : 0) |
      (at(columns.rating, position) >= leastRating ? rating : 0)
    if (hasGroups) {
      const end = at(facetStart, position + 1)
      for (let slot = at(facetStart, position); slot < end; slot += 1)
        met |= at(bitOfChosen, at(facets, slot))
    }
    return required & ~met
  }
  return { missingAt, bitOfGroup }
}

function bitsOf(filters: ListingFilters, facetCount: number) {
  const bitOfChosen = new Int32Array(facetCount)
  const bitOfGroup = new Int32Array(facetCount)
  let required =
    price |
    rating |
    (filters.inStock ? inStock : 0) |
    (filters.installation ? installation : 0) |
    (filters.freeShipping ? shipping : 0)
  for (const [index, group] of filters.groups.slice(0, mostGroups).entries()) {
    const bit = 1 << (firstGroup + index)
    required |= bit
    for (const facet of group.all) bitOfGroup[facet] = bit
    for (const facet of group.chosen) bitOfChosen[facet] = bit
  }
  return { required, bitOfChosen, bitOfGroup }
}
