import type { Listing } from '@gema/contract/shapes/listing.ts'
import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../../api/page-meta.ts'
import { listAddress } from './list-address.ts'
import { activeFilters } from './listing-filters.ts'
import { listingFound } from './listing-found.ts'
import { listingWords } from './listing-words.ts'
import { pagedFacts } from './paged-facts.ts'

interface ListingMeta {
  matches: Parameters<typeof pageMeta>[0]
  search: string
  /** Absent where it could not be loaded. */
  listing: Listing | undefined
}

/**
 * The head of a list. Search engines get the list itself and its pages; whatever is filtered or sorted says that it is
 * at home there.
 */
export function listingMeta({ matches, search, listing }: ListingMeta): MetaDescriptor[] {
  if (listing === undefined) return []
  const query = new URLSearchParams(search)
  const { head, result } = listing
  const isWhole = !query.has('sort') && activeFilters(query).length === 0
  return pageMeta(matches, listingWords, (t, shop) => {
    const name = head?.name ?? t('everything')
    const address = listAddress(head)
    const paged = pagedFacts(shop, { title: name, address, result })
    return {
      ...paged,
      description: t('description', { name, count: result.total, text: head?.text ?? t('everything_text') }),
      ...(!isWhole && { address }),
      ...(import.meta.env.SSR
        ? listingFound({ shop, listing, name, page: isWhole ? result.current_page : 1 })
        : undefined),
    }
  })
}
