import type { Listing } from '@gema/contract/shapes/listing.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { switchedTo } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { EmptyState } from '../empty-state.tsx'
import { pageAddress } from '../page-numbers.ts'
import { activeFilters, withoutFilters } from './listing-filters.ts'
import { listingWords } from './listing-words.ts'
import { searchOf } from './use-listing-query.ts'

/** Why there is nothing to see, and the way on: fewer filters, the first page, or the whole shop. */
export function EmptyListing({ listing, nothing }: { listing: Listing; nothing: ReactNode }) {
  const t = useWords(listingWords)
  const { language } = useLanguage()
  const location = useLocation()
  const query = new URLSearchParams(location.search)
  // Links put the language in front by themselves.
  const pathname = switchedTo(location.pathname, language, 'en')
  if (listing.result.total > 0) {
    return (
      <EmptyState
        title={t('beyond', { number: listing.result.current_page })}
        text={t('beyond_text')}
        action={{ text: t('first_page'), to: pageAddress({ ...location, pathname }, 1) }}
      />
    )
  }
  if (activeFilters(query).length > 0) {
    const to = `${pathname}${searchOf(withoutFilters(query))}`
    return (
      <EmptyState title={t('no_match')} text={t('no_match_text')} action={{ text: t('no_filters'), to }} />
    )
  }
  if (nothing !== undefined) return nothing
  const to = addressOf('productList', { main: 'all' })
  return <EmptyState title={t('empty')} text={t('empty_text')} action={{ text: t('everything'), to }} />
}
