import type { Listing } from '@gema/contract/shapes/listing.ts'
import { Link, useLocation } from 'react-router'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { FilterGroups } from './filter-groups.tsx'
import { KeptFields } from './kept-fields.tsx'
import { activeFilters, filterFields, withoutFilters } from './listing-filters.ts'
import { listingWords } from './listing-words.ts'
import { searchOf, useListingQuery } from './use-listing-query.ts'

/** Where the button for filters leads without script: below 992 px the column is hidden unless it is the target. */
export const filterColumnId = 'filters'

/**
 * The filters beside a list, as one GET form: without script several boxes can be ticked and sent together, and search
 * engines do not wander through every combination, as they would with a link for each. With script a change opens the
 * new list at once.
 */
export function FilterColumn({ listing }: { listing: Listing }) {
  const t = useWords(listingWords)
  const { pathname } = useLocation()
  const { query, open } = useListingQuery()
  return (
    <section
      id={filterColumnId}
      aria-label={t('filters')}
      className="max-w992:hidden max-w992:target:block max-w992:target:mb-6 scroll-mt-24"
    >
      <form action={pathname} onSubmit={(event) => event.preventDefault()}>
        <KeptFields query={query} own={filterFields} />
        <div className="flex items-center justify-between pb-3.5 text-14">
          <h2 className="text-14 font-strong tracking-normal">{t('filters')}</h2>
          {activeFilters(query).length > 0 && (
            <Link
              to={searchOf(withoutFilters(query))}
              preventScrollReset
              className="font-semibold text-primary hover:text-primary-hover hover:underline hover:underline-offset-3"
            >
              {t('clear_all')}
            </Link>
          )}
        </div>
        <FilterGroups
          key={pathname}
          facets={listing.facets}
          head={listing.head}
          search={query.toString()}
          onChange={open}
        />
        <noscript>
          <button type="submit" className={`${buttonClasses('primary', 40)} mt-2 w-full`}>
            {t('apply')}
          </button>
        </noscript>
      </form>
    </section>
  )
}
