import type { Listing } from '@gema/contract/shapes/listing.ts'
import { useWords } from '../../language/use-words.ts'
import { groupedCount } from '../grouped-count.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterButton } from './filter-button.tsx'
import type { ListingOf } from './listing-call.ts'
import { listingWords } from './listing-words.ts'
import { SortSelect } from './sort-select.tsx'

/** How many there are, what they are filtered by and their order; on a phone a row that scrolls sideways. */
export function ListingTools({ listing, of }: { listing: Listing; of: ListingOf }) {
  const t = useWords(listingWords)
  const { total } = listing.result
  return (
    <div className="mb-5 w992:flex w992:items-start w992:gap-4">
      <p aria-live="polite" className="text-14 leading-6 whitespace-nowrap w992:text-16 w992:leading-10">
        <b className="figures font-bold">{groupedCount(total)}</b> {t('products', { count: total })}
      </p>
      <div className="-mx-[var(--gutter)] flex gap-2 overflow-x-auto px-[var(--gutter)] py-1 [scrollbar-width:none] max-w992:mt-1 w992:mx-0 w992:min-w-0 w992:flex-1 w992:items-start w992:gap-4 w992:overflow-visible w992:p-0">
        <FilterButton listing={listing} of={of} />
        <SortSelect />
        <ActiveFilters facets={listing.facets} />
      </div>
    </div>
  )
}
