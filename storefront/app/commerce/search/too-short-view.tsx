import { useWords } from '../../language/use-words.ts'
import { CategoryChips } from './category-chips.tsx'
import { shortestSearch } from './search-limits.ts'
import { searchWords } from './search-words.ts'

/** There is not enough to search for yet: a gentle hint, and another way to look around. */
export function TooShortView({ id }: { id: string }) {
  const t = useWords(searchWords)
  return (
    <div className="grid justify-items-center gap-1.5 p-7 text-center">
      <p role="status" className="font-strong">
        {t('too_short', { least: shortestSearch })}
      </p>
      <p className="text-ink-2">{t('browse')}</p>
      <div
        id={id}
        role="listbox"
        aria-label={t('suggestions')}
        className="mt-2.5 flex flex-wrap justify-center gap-2"
      >
        <CategoryChips id={id} />
      </div>
    </div>
  )
}
