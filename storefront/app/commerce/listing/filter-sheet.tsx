import type { Listing } from '@gema/contract/shapes/listing.ts'
import { useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { groupedCount } from '../grouped-count.ts'
import { FilterGroups } from './filter-groups.tsx'
import type { ListingOf } from './listing-call.ts'
import { activeFilters, withoutFilters } from './listing-filters.ts'
import { listingWords } from './listing-words.ts'
import { useListingQuery } from './use-listing-query.ts'
import { useLiveListing } from './use-live-listing.ts'

interface FilterSheetProps {
  listing: Listing
  of: ListingOf
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The filters on a phone: chosen first, then shown. The button says how many products there will be. */
export function FilterSheet(props: FilterSheetProps) {
  const { listing, of, open, onOpenChange } = props
  const t = useWords(listingWords)
  const { query, open: openList } = useListingQuery()
  const [draft, setDraft] = useState(query)
  const live = useLiveListing(draft, of, listing)
  const show = () => {
    onOpenChange(false)
    if (String(draft) !== String(query)) openList(draft)
  }
  const count = live.total
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('filters')}
      closeLabel={t('close')}
      actions={
        <>
          <Button
            look="secondary"
            disabled={activeFilters(draft).length === 0}
            onClick={() => setDraft(withoutFilters(draft))}
          >
            {t('clear_all')}
          </Button>
          <Button
            className="figures flex-1 whitespace-nowrap max-w420:px-3"
            busy={live.loading}
            onClick={show}
          >
            {t('show', { count, number: groupedCount(count) })}
          </Button>
        </>
      }
    >
      <FilterGroups
        facets={live.facets}
        head={listing.head}
        search={draft.toString()}
        onChange={setDraft}
        inSheet
      />
    </Sheet>
  )
}
