import type { ListingSort } from '@gema/contract/shapes/listing-query.ts'
import { ChevronDown } from 'lucide-react'
import { useLocation } from 'react-router'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { KeptFields } from './kept-fields.tsx'
import { withOne } from './listing-filters.ts'
import { listingWords } from './listing-words.ts'
import { useListingQuery } from './use-listing-query.ts'

/** In the order in which they are offered; the compiler sees to it that none is missing. */
const sortNames = {
  relevance: 'sort_relevance',
  newest: 'sort_newest',
  price_low: 'sort_price_low',
  price_high: 'sort_price_high',
  best_selling: 'sort_best_selling',
  rating: 'sort_rating',
  discount: 'sort_discount',
} as const satisfies Record<ListingSort, string>

const isSort = (name: string): name is ListingSort => Object.hasOwn(sortNames, name)

/** The order of a list. A form of its own: without script a button beside it sends it. */
export function SortSelect() {
  const t = useWords(listingWords)
  const { pathname } = useLocation()
  const { query, open } = useListingQuery()
  const asked = query.get('sort') ?? ''
  const sort = isSort(asked) ? asked : 'relevance'
  const choose = (name: string) => open(withOne(query, 'sort', name === 'relevance' ? undefined : name))
  return (
    <form action={pathname} className="flex flex-none items-center gap-2 w992:order-last w992:ms-auto">
      <KeptFields query={query} own={['sort']} />
      <label className="relative inline-flex h-9 items-center gap-1.5 rounded-full border border-line-2 bg-page ps-3.5 pe-2.5 text-14 font-medium whitespace-nowrap hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary w992:h-10 w992:rounded-control">
        <span className="w992:text-ink-2">
          {sort === 'relevance' ? t('sort') : <span className="w992:hidden">{t(sortNames[sort])}</span>}
          {sort !== 'relevance' && <span className="max-w992:hidden">{t('sort')}</span>}
          <span className="max-w992:hidden">:</span>
        </span>
        <select
          name="sort"
          value={sort}
          aria-label={t('sort')}
          onChange={(event) => choose(event.currentTarget.value)}
          className="field-sizing-content cursor-pointer appearance-none bg-transparent outline-none max-w992:absolute max-w992:inset-0 max-w992:w-full max-w992:opacity-0 w992:-my-2 w992:-me-2.5 w992:h-10 w992:pe-9"
        >
          {Object.entries(sortNames).map(([name, word]) => (
            <option key={name} value={name}>
              {t(word)}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={16} className="pointer-events-none w992:absolute w992:end-2.5" />
      </label>
      <noscript>
        <button type="submit" className={buttonClasses('secondary', 40)}>
          {t('apply')}
        </button>
      </noscript>
    </form>
  )
}
