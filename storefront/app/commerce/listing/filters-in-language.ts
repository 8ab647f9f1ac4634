import type { Listing } from '@gema/contract/shapes/listing.ts'
import { valuesOf } from './listing-filters.ts'

type Categories = Listing['facets']['categories']

/**
 * The query with the slugs of its categories in the language of the page, when they are in another: the visitor changed
 * the language of a filtered list. Nothing when they are right, or when one of them is no category at all.
 */
export function inPageLanguage(
  query: URLSearchParams,
  { facets }: { facets: { categories: Categories } },
): URLSearchParams | undefined {
  const asked = valuesOf(query, 'category_in')
  const right = facets.categories.filter(({ selected }) => selected).map(({ slug }) => slug)
  if (asked.length !== right.length || right.every((slug) => asked.includes(slug))) return undefined
  const next = new URLSearchParams(query)
  next.delete('category_in')
  for (const slug of right) next.append('category_in', slug)
  return next
}
