import type { CallInput } from '@gema/contract/client.ts'
import type { ListingSort, ListingSource } from '@gema/contract/shapes/listing-query.ts'
import { amountOf, flagFilters, listFilters, ratingOf, valuesOf, withPrice } from './listing-filters.ts'

/** What a list is of: a source with its slug, uuid or id, words that were searched for, or nothing (everything). */
export interface ListingOf {
  source?: { kind: ListingSource; id: string } | undefined
  q?: string | undefined
}

/**
 * The call behind a page: its filters have the same names. What is not understood goes through as it is, so that the
 * answer says what is wrong with it.
 */
export function listingCall(query: URLSearchParams, { source, q }: ListingOf): CallInput<'productFetch'> {
  const price = priceOf(query)
  const last = (name: string) => valuesOf(query, name).at(-1)
  return {
    ...(source && { source: source.kind, source_id: source.id }),
    ...(q !== undefined && { q }),
    ...Object.fromEntries(listFilters.map((name) => [name, valuesOf(query, name)])),
    ...Object.fromEntries(flagFilters.map((name) => [name, last(name)])),
    ...price,
    rating_min: ratingOf(query) ?? last('rating_min'),
    page: last('page'),
    sort: last('sort') as ListingSort | undefined,
  } as CallInput<'productFetch'>
}

function priceOf(query: URLSearchParams) {
  const [min, max] = [query.get('price_min'), query.get('price_max')]
  const [from, to] = [amountOf(min), amountOf(max)]
  if (from === undefined || to === undefined) {
    return { price_min: from ?? (min || undefined), price_max: to ?? (max || undefined) }
  }
  const right = withPrice(query, from, to)
  return { price_min: right.get('price_min'), price_max: right.get('price_max') }
}
