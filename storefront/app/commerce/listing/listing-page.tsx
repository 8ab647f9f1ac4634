import type { Listing } from '@gema/contract/shapes/listing.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Breadcrumbs, type Crumb } from '../breadcrumbs.tsx'
import { PageHead } from '../page-head.tsx'
import { CategoryChips } from './category-chips.tsx'
import { EmptyListing } from './empty-listing.tsx'
import { FilterColumn } from './filter-column.tsx'
import type { ListingOf } from './listing-call.ts'
import { activeFilters } from './listing-filters.ts'
import { ListingResults } from './listing-results.tsx'
import { ListingTools } from './listing-tools.tsx'

interface ListingPageProps {
  listing: Listing
  of: ListingOf
  title: string
  text?: string | undefined
  trail: Crumb[]
  /** Below the title, such as what was searched for instead. */
  note?: ReactNode
  /** In place of the products, when nothing at all was found. */
  nothing?: ReactNode
}

/** A list of products with its filters: the same page for a category, a brand, a collection and a search. */
export function ListingPage({ listing, of, title, text, trail, note, nothing }: ListingPageProps) {
  const { search } = useLocation()
  const empty = <EmptyListing listing={listing} nothing={nothing} />
  // Where nothing was found at all there is nothing to narrow.
  const narrows = listing.result.total > 0 || activeFilters(new URLSearchParams(search)).length > 0
  return (
    <>
      <Breadcrumbs trail={trail} />
      <div className="wrap">
        <PageHead title={title} {...(text && { text })} />
        {note}
        {listing.head && <CategoryChips head={listing.head} />}
        {narrows ? (
          <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start w992:mt-7 w992:grid-cols-[264px_minmax(0,1fr)] w992:gap-10">
            <FilterColumn listing={listing} />
            <div>
              <ListingTools listing={listing} of={of} />
              <ListingResults listing={listing} empty={empty} />
            </div>
          </div>
        ) : (
          empty
        )}
      </div>
    </>
  )
}
