import type { Listing } from '@gema/contract/shapes/listing.ts'
import type { ReactNode } from 'react'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { PageLinks } from '../page-links.tsx'
import { ProductGrid, ProductGridSkeleton } from '../product-grid.tsx'
import { activeFilters } from './listing-filters.ts'
import { listingWords } from './listing-words.ts'
import { PromoTile } from './promo-tile.tsx'
import { resultsId } from './results-id.ts'
import { useListingQuery } from './use-listing-query.ts'
import { useSlow } from './use-slow.ts'

interface ListingResultsProps {
  listing: Listing
  /** Stands in place of the products when there are none. */
  empty: ReactNode
}

const promoAfter = 8

/** The products of a list. While the next list loads they pale; if it takes long, skeletons stand in their place. */
export function ListingResults({ listing, empty }: ListingResultsProps) {
  const t = useWords(listingWords)
  const { query, loading } = useListingQuery()
  const slow = useSlow(loading)
  const { data, current_page } = listing.result
  const inviting = current_page === 1 && activeFilters(query).length === 0 && listing.search === null
  return (
    <>
      <h2 id={resultsId} tabIndex={-1} className="sr-only">
        {t('list')}
      </h2>
      {slow ? (
        <ProductGridSkeleton count={21} besideColumn />
      ) : (
        <div
          aria-busy={loading}
          className={classNames('transition-opacity duration-150 ease-gema', loading && 'opacity-50')}
        >
          {data.length === 0 && empty}
          {data.length > 0 && (
            <>
              <ProductGrid
                cards={data}
                besideColumn
                onFirstScreen
                between={inviting ? { after: promoAfter, tile: <PromoTile /> } : undefined}
              />
              <PageLinks page={listing.result} />
            </>
          )}
        </div>
      )}
    </>
  )
}
