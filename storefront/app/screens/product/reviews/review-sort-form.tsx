import { ChevronDown } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useWords } from '../../../language/use-words.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type ReviewQuery, type ReviewSort, reviewSearch, reviewSorts } from './review-query.ts'
import { reviewWords } from './review-words.ts'

/** The order of the reviews; without script a form with its button. */
export function ReviewSortForm({ query, params }: { query: ReviewQuery; params: URLSearchParams }) {
  const t = useWords(reviewWords)
  const navigate = useNavigate()
  const sortBy = (sort: ReviewSort) => {
    // From the address as it is now: a filter that was just taken away may not be rendered yet.
    const now = new URLSearchParams(window.location.search)
    return navigate({ search: reviewSearch(now, { sort }) }, { replace: true, preventScrollReset: true })
  }
  const others = [...params].filter(([name]) => name !== 'sort')
  return (
    <form method="get" action="#reviews" className="flex flex-wrap gap-2">
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="relative">
        <select
          name="sort"
          aria-label={t('sort')}
          value={query.sort}
          onChange={(event) => void sortBy(event.target.value as ReviewSort)}
          className="h-10 appearance-none rounded-control border border-line-2 bg-page ps-3.5 pe-9 text-14 font-semibold hover:border-ink"
        >
          {reviewSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort_${sort}`)}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={16} className="pointer-events-none absolute inset-y-0 end-3 my-auto" />
      </div>
      <span className="hidden noscript:block">
        <button type="submit" className={buttonClasses('secondary', 40)}>
          {t('apply')}
        </button>
      </span>
    </form>
  )
}
