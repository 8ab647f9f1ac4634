import type { ListingSource } from '@gema/contract/shapes/listing-query.ts'

/** Every source that an address can name; the compiler sees to it that none is missing. */
const sources: Record<ListingSource, true> = {
  category: true,
  sub_category: true,
  brand: true,
  collection: true,
  display_case: true,
  store: true,
}

/** What a list of products is of: the first source in its query that has an id. */
export function sourceOf(query: URLSearchParams): { kind: ListingSource; id: string } | undefined {
  for (const kind of Object.keys(sources) as ListingSource[]) {
    const id = query.get(kind)
    if (id) return { kind, id }
  }
  return undefined
}
