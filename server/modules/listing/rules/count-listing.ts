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

export interface ListingCounts {
  total: number
  /** Positions of the products on the page that was asked for. */
  page: number[]
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
  /** Positions in the order of the list. */
  order: Uint32Array
  /** 1 at the positions that belong to the list at all. */
  scope: Uint8Array
  filters: ListingFilters
  facetCount: number
  ratingSteps: readonly number[]
  from: number
  to: number
}

/** One bit for each requirement; what a product fails is then a number. The flags of the columns have theirs already. */
const price = 1
const rating = 2
const firstGroup = 5
/** More groups than bits are left would be no search of a person. */
const mostGroups = 24

/**
 * Filters, counts and pages a list in one pass. A product that meets everything is counted everywhere; one that fails a
 * single filter is counted in that filter alone, because choosing its value there would bring it in.
 */
export function countListing(question: Question): ListingCounts {
  const { columns, filters, order, scope, ratingSteps, from, to } = question
  const { facetStart, facets } = columns
  const { required, bitOfChosen, bitOfGroup } = bitsOf(filters, question.facetCount)
  const hasGroups = filters.groups.length > 0
  const counts = new Int32Array(question.facetCount)
  const prices = new Float64Array(order.length)
  const ratings = ratingSteps.map(() => 0)
  const flagCounts = { [inStock]: 0, [installation]: 0, [shipping]: 0 }
  const page: number[] = []
  let total = 0
  let priced = 0
  const lowest = filters.priceMin ?? 0
  const highest = filters.priceMax ?? Number.POSITIVE_INFINITY
  const leastRating = filters.ratingMin ?? 0

  // Index loops and typed arrays all the way: this runs over the whole catalogue with every question.
  for (let place = 0; place < order.length; place += 1) {
    const position = at(order, place)
    if (scope[position] === 0) continue
    const cost = at(columns.price, position)
    const stars = at(columns.rating, position)
    const flags = at(columns.flags, position)
    const start = at(facetStart, position)
    const end = at(facetStart, position + 1)
    let met = flags | (cost >= lowest && cost <= highest ? price : 0) | (stars >= leastRating ? rating : 0)
    if (hasGroups) for (let slot = start; slot < end; slot += 1) met |= at(bitOfChosen, at(facets, slot))
    const missing = required & ~met
    if ((missing & (missing - 1)) !== 0) continue

    if (missing === 0) {
      if (total >= from && total < to) page.push(position)
      total += 1
      for (let slot = start; slot < end; slot += 1) add(counts, at(facets, slot))
    } else if (missing > shipping) {
      for (let slot = start; slot < end; slot += 1) {
        const facet = at(facets, slot)
        if (bitOfGroup[facet] === missing) add(counts, facet)
      }
    }
    if (missing === 0 || missing === price) {
      prices[priced] = cost
      priced += 1
    }
    if (missing === 0 || missing === rating) {
      for (let step = 0; step < ratings.length; step += 1) {
        if (stars >= (ratingSteps[step] ?? 0)) ratings[step] = (ratings[step] ?? 0) + 1
      }
    }
    if (missing === 0) {
      if (flags & inStock) flagCounts[inStock] += 1
      if (flags & installation) flagCounts[installation] += 1
      if (flags & shipping) flagCounts[shipping] += 1
    }
  }
  return {
    total,
    page,
    facets: counts,
    prices: prices.subarray(0, priced),
    ratings,
    inStock: flagCounts[inStock],
    installation: flagCounts[installation],
    freeShipping: flagCounts[shipping],
  }
}

/** Within the bounds by construction; the other value only satisfies the types. */
const at = (values: Uint32Array | Int32Array | Uint8Array | Float64Array, index: number): number =>
  values[index] ?? 0

const add = (counts: Int32Array, index: number): void => {
  counts[index] = at(counts, index) + 1
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
