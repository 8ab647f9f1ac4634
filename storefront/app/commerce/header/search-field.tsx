import { Search, X } from 'lucide-react'
import type { RefObject } from 'react'
import { useShop } from '../../api/use-shop.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { DrawnOnce } from '../../ui/drawn-once.tsx'
import { Icon } from '../../ui/icon.tsx'
import { longestSearch } from '../search/search-limits.ts'
import { headerWords } from './header-words.ts'

interface SearchFieldProps {
  input: RefObject<HTMLInputElement | null>
  /** The search of the address. */
  q: string
  /** The list of options and the one that is reached, while there is something to choose from. */
  options: { list: string; active: string | undefined } | undefined
  clearable: boolean
  fullScreen: boolean
  onEnter: () => void
  onType: () => void
  onClear: () => void
}

/** The box itself: where to type, a cross that empties it, and the button that searches. */
export function SearchField({ input, q, options, clearable, fullScreen, ...on }: SearchFieldProps) {
  const t = useWords(headerWords)
  return (
    <div className={classNames(boxClasses, fullScreen ? 'h-11 flex-1' : 'h-10 w768:h-12')}>
      <Icon of={Search} size={16} />
      <span className="relative flex h-full min-w-0 flex-1 items-center">
        <input
          ref={input}
          type="search"
          name="q"
          {...(options && comboboxOf(options))}
          aria-autocomplete="list"
          aria-label={t('search_label')}
          placeholder=" "
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestSearch}
          defaultValue={q}
          onFocus={on.onEnter}
          onClick={on.onEnter}
          onInput={on.onType}
          className="peer size-full bg-transparent text-16 text-ink outline-none w768:text-14 [&::-webkit-search-cancel-button]:hidden"
        />
        {/* The hint is shorter on a phone, which the placeholder itself cannot be. */}
        <DrawnOnce as="span" className={hintClasses} aria-hidden of={SearchHint} given={{}} />
      </span>
      {clearable && (
        <button type="button" aria-label={t('clear_search')} onClick={on.onClear} className={clearClasses}>
          <Icon of={X} size={16} />
        </button>
      )}
      <button type="submit" className={submitClasses}>
        {t('search')}
      </button>
    </div>
  )
}

function SearchHint() {
  const { setting } = useShop()
  const t = useWords(headerWords)
  return (
    <>
      <span className="max-w768:hidden">{t('search_wide')}</span>
      <span className="w768:hidden">{t('search_phone', { shop: setting.site_name })}</span>
    </>
  )
}

/** With something to choose from it is a combobox; without script, or with a hint alone, it is a search box. */
const comboboxOf = ({ list, active }: NonNullable<SearchFieldProps['options']>) => ({
  role: 'combobox',
  'aria-expanded': true,
  'aria-controls': list,
  'aria-activedescendant': active,
})

const boxClasses =
  'group/search flex items-center gap-2.5 rounded-full border border-transparent bg-soft ps-3 pe-1.5 text-14 text-ink-2 transition-shadow duration-150 not-focus-within:hover:border-line-2 focus-within:border-primary focus-within:bg-page focus-within:ring-3 focus-within:ring-primary-soft w768:ps-4'
const hintClasses = 'pointer-events-none absolute inset-x-0 hidden truncate peer-placeholder-shown:block'
const clearClasses =
  'hidden size-9 shrink-0 place-items-center rounded-full text-ink-2 group-focus-within/search:grid hover:bg-soft hover:text-ink'
const submitClasses =
  'hidden h-9 rounded-full bg-primary px-[18px] font-strong text-white hover:bg-primary-hover w768:group-focus-within/search:block'
