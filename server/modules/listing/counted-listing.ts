import type { Facet } from './facet-book.ts'
import type { PriceSpread } from './rules/price-histogram.ts'

export interface FacetCount extends Facet {
  count: number
}

/** What every filter of a list would leave. */
export interface CountedListing {
  total: number
  price: PriceSpread
  ratings: number[]
  inStock: number
  installation: number
  freeShipping: number
  /** Facets with their counts, by filter: `category`, `brand`, `store`, `variant:key`, `spec:id`. */
  facets: Map<string, FacetCount[]>
}
