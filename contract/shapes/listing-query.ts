import { z } from 'zod'
import { queryFlag, queryList } from '../values/query-list.ts'
import { searchText } from '../values/search-text.ts'
import { pageInput } from './page-of.ts'

export const listingSorts = [
  'relevance',
  'newest',
  'price_low',
  'price_high',
  'best_selling',
  'rating',
  'discount',
] as const

/** What a list is made of: a category by its slug, anything else by slug, uuid or id. */
export const listingSources = [
  'category',
  'sub_category',
  'brand',
  'collection',
  'display_case',
  'store',
] as const

export const ratingSteps = [4.5, 4, 3] as const

const key = z.string().min(1).max(80)
/** A form sends the fields that were left empty as well: an empty price is none, not zero. */
const price = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.coerce.number().int().min(0).max(1_000_000_000_000).optional(),
)

/** The filters of a list. Their names are the same in the address of a page and in the call behind it. */
export const listingFilters = {
  category_in: queryList(key),
  brand_in: queryList(key),
  store_in: queryList(key),
  /** `key:value`, such as `finish:walnut`, or `key:from-to` for numbers. */
  attribute: queryList(z.string().regex(/^[a-z0-9_]{1,40}:.{1,80}$/i)),
  price_min: price,
  price_max: price,
  rating_min: z.coerce.number().min(1).max(5).optional(),
  in_stock: queryFlag,
  installation: queryFlag,
  free_shipping: queryFlag,
}

export const listingQuery = z.object({
  ...pageInput,
  ...listingFilters,
  source: z.enum(listingSources).optional(),
  source_id: key.optional(),
  q: searchText.optional(),
  sort: z.enum(listingSorts).default('relevance'),
})

export type ListingSort = (typeof listingSorts)[number]
export type ListingSource = (typeof listingSources)[number]
export type ListingQuery = z.output<typeof listingQuery>
