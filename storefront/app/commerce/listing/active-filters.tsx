import type { Facets } from '@gema/contract/shapes/listing.ts'
import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../language/use-words.ts'
import { chipClasses } from '../../ui/chip-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { activeFilters, withoutFilter, withoutFilters } from './listing-filters.ts'
import { listingWords } from './listing-words.ts'
import { resultsId } from './results-id.ts'
import { useFilterLabel } from './use-filter-label.ts'
import { searchOf, useListingQuery } from './use-listing-query.ts'

/** The chip goes when it is pressed: who came by keyboard goes on at the next one, or at the list. */
function focusNext(event: MouseEvent<HTMLAnchorElement>) {
  if (event.detail > 0) return
  const item = event.currentTarget.closest('li')
  const isOnly = item?.parentElement?.childElementCount === 2
  const next = isOnly ? null : item?.nextElementSibling?.querySelector('a')
  ;(next ?? document.getElementById(resultsId))?.focus()
}

/** What is filtered by: every chip takes its filter away. They are links, so they work without script too. */
export function ActiveFilters({ facets }: { facets: Facets }) {
  const t = useWords(listingWords)
  const { query } = useListingQuery()
  const labelOf = useFilterLabel(facets, query)
  const filters = activeFilters(query)
  if (filters.length === 0) return null
  return (
    <ul
      aria-label={t('active')}
      className="flex flex-none gap-1.5 w992:min-w-0 w992:flex-1 w992:flex-wrap w992:pt-0.5"
    >
      {filters.map((filter) => {
        const label = labelOf(filter)
        return (
          <li key={`${filter.name} ${filter.value}`} className="min-w-0">
            <Link
              to={searchOf(withoutFilter(query, filter))}
              preventScrollReset
              onClick={focusNext}
              aria-label={t('remove', { filter: label })}
              className={`${chipClasses('filter')} max-w-full`}
            >
              <span className="figures max-w-60 truncate">{label}</span>
              <Icon of={X} size={14} />
            </Link>
          </li>
        )
      })}
      <li className="flex items-center px-1">
        <Link
          to={searchOf(withoutFilters(query))}
          preventScrollReset
          className="text-14 font-semibold whitespace-nowrap text-primary hover:text-primary-hover hover:underline hover:underline-offset-3"
        >
          {t('clear_all')}
        </Link>
      </li>
    </ul>
  )
}
