import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../../api/page-meta.ts'
import type { Translate } from '../../language/translate.ts'
import { activeFilters } from './listing-filters.ts'
import { listingWords } from './listing-words.ts'

type Words = Translate<typeof listingWords>

interface ListingMeta {
  matches: Parameters<typeof pageMeta>[0]
  search: string
  title: (t: Words) => string
  description?: string | undefined
  noindex?: boolean
}

/** The head of a list. Search engines get the list itself and its pages, but not every combination of filters. */
export function listingMeta({ matches, search, title, description, noindex }: ListingMeta): MetaDescriptor[] {
  const query = new URLSearchParams(search)
  const page = Number(query.get('page') ?? 1)
  return pageMeta(matches, listingWords, (t) => ({
    title: page > 1 ? t('page', { title: title(t), number: page }) : title(t),
    ...(description && { description }),
    noindex: noindex === true || query.has('sort') || activeFilters(query).length > 0,
  }))
}
