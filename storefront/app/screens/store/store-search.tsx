import { Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { KeptFields } from '../../commerce/listing/kept-fields.tsx'
import { withOne } from '../../commerce/listing/listing-filters.ts'
import { useListingQuery } from '../../commerce/listing/use-listing-query.ts'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { storePageWords } from './store-page-words.ts'

/** A search needs at least this many letters; an empty one shows everything again. */
export const shortestSearch = 3

/** Searches among the products of the store. Without script the form does the same by itself. */
export function StoreSearch() {
  const t = useWords(storePageWords)
  const { pathname } = useLocation()
  const { query, open } = useListingQuery()
  const text = query.get('q') ?? ''
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    open(withOne(query, 'q', typed === '' ? undefined : typed))
  }
  return (
    <search className="min-w-0 flex-1 w992:w-66 w992:flex-none">
      <form
        // What is found stands below: without script the page opens there.
        action={`${pathname}#products`}
        onSubmit={search}
        className="flex h-10 items-center gap-2 rounded-control border border-control bg-page px-2.5 text-14 focus-within:border-primary focus-within:ring-3 focus-within:ring-primary-soft"
      >
        <KeptFields query={query} own={['q']} />
        <Icon of={Search} size={16} className="text-ink-2" />
        <input
          // A new search that came by link or by going back shows its own words.
          key={text}
          type="search"
          name="q"
          minLength={shortestSearch}
          maxLength={100}
          defaultValue={text}
          aria-label={t('search')}
          placeholder={t('search')}
          className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-hint"
        />
        <button type="submit" className="sr-only focus:not-sr-only focus:font-semibold focus:text-primary">
          {t('search_action')}
        </button>
      </form>
    </search>
  )
}
