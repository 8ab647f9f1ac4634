import type { Facets } from '@gema/contract/shapes/listing.ts'
import { Link } from 'react-router'
import { withOne } from '../../commerce/listing/listing-filters.ts'
import { searchOf, useListingQuery } from '../../commerce/listing/use-listing-query.ts'
import { useWords } from '../../language/use-words.ts'
import { chipClasses } from '../../ui/chip-classes.ts'
import { storePageWords } from './store-page-words.ts'

const mostChips = 8

/** The categories of which the store has most, as chips; the chosen one is always among them. */
export function StoreCategories({ categories }: { categories: Facets['categories'] }) {
  const t = useWords(storePageWords)
  const { query } = useListingQuery()
  const chosen = query.get('category_in')
  const largest = categories.toSorted((a, b) => b.count - a.count)
  const shown = largest.filter(({ slug }, place) => place < mostChips || slug === chosen)
  if (shown.length < 2) return null
  const chips = [{ slug: undefined, name: t('all') }, ...shown]
  return (
    <nav
      aria-label={t('categories')}
      className="min-w-0 max-w992:order-last max-w992:basis-full max-w992:-me-[var(--gutter)] w992:flex-1"
    >
      <ul className="-m-1 flex gap-2 overflow-x-auto p-1 pe-10 mask-r-from-[calc(100%-40px)] [scrollbar-width:none] rtl:mask-r-from-100% rtl:mask-l-from-[calc(100%-40px)]">
        {chips.map(({ slug, name }) => {
          const here = slug === (chosen ?? undefined)
          return (
            <li key={slug ?? ''} className="flex-none">
              <Link
                to={`${searchOf(withOne(query, 'category_in', slug))}#products`}
                preventScrollReset
                aria-current={here || undefined}
                className={chipClasses(here ? 'selected' : 'plain')}
              >
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
