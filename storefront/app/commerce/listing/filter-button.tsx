import type { Listing } from '@gema/contract/shapes/listing.ts'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '../../language/use-words.ts'
import { chipClasses } from '../../ui/chip-classes.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { filterColumnId } from './filter-column.tsx'
import type { ListingOf } from './listing-call.ts'
import { activeFilters } from './listing-filters.ts'
import { listingWords } from './listing-words.ts'
import { useListingQuery } from './use-listing-query.ts'

const loadSheet = () => import('./filter-sheet.tsx')
const FilterSheet = lazy(() => loadSheet().then(({ FilterSheet }) => ({ default: FilterSheet })))

/** Opens the filters below 992 px: a sheet, or without script the column itself, which then stands above the list. */
export function FilterButton({ listing, of }: { listing: Listing; of: ListingOf }) {
  const t = useWords(listingWords)
  const { query } = useListingQuery()
  const { key } = useLocation()
  const [open, setOpen] = useState(false)
  // Every opening begins with what the page shows; another page has nothing open.
  const [opening, setOpening] = useState({ page: '', count: 0 })
  const count = activeFilters(query).length
  const press = (event: MouseEvent) => {
    event.preventDefault()
    setOpening((last) => ({ page: key, count: last.count + 1 }))
    setOpen(true)
  }
  return (
    <>
      <a
        href={`#${filterColumnId}`}
        aria-haspopup="dialog"
        onPointerEnter={loadSheet}
        onFocus={loadSheet}
        onClick={press}
        className={classNames(chipClasses(count > 0 ? 'selected' : 'plain'), 'flex-none w992:hidden')}
      >
        <Icon of={SlidersHorizontal} size={16} />
        {count > 0 ? t('filters_set', { count }) : t('filters')}
      </a>
      {opening.count > 0 && (
        <Suspense>
          <FilterSheet
            key={opening.count}
            listing={listing}
            of={of}
            open={open && opening.page === key}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  )
}
