import { Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { useShop } from '../../api/use-shop.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { headerWords } from './header-words.ts'

/** A search needs at least this many letters. */
const shortestSearch = 3

/** Leads to the search page; without script the form does the same by itself. */
export function SearchBox({ className }: { className?: string }) {
  const { setting } = useShop()
  const { language } = useLanguage()
  const t = useWords(headerWords)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const address = inLanguage(addressOf('search'), language)
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (text.length >= shortestSearch) navigate(`${address}?${new URLSearchParams({ q: text })}`)
  }
  return (
    <search className={className}>
      <form
        action={address}
        onSubmit={search}
        className="group/search flex h-10 items-center gap-2.5 rounded-full border border-transparent bg-soft ps-3 pe-1.5 text-14 text-ink-2 transition-shadow duration-150 hover:border-line-2 focus-within:border-primary focus-within:bg-page focus-within:ring-3 focus-within:ring-primary-soft w768:h-12 w768:ps-4"
      >
        <Icon of={Search} size={16} />
        <span className="relative flex h-full min-w-0 flex-1 items-center">
          <input
            type="search"
            name="q"
            aria-label={t('search_label')}
            placeholder=" "
            autoComplete="off"
            maxLength={200}
            defaultValue={params.get('q') ?? ''}
            className="peer size-full bg-transparent text-ink outline-none [&::-webkit-search-cancel-button]:hidden"
          />
          {/* The hint is shorter on a phone, which the placeholder itself cannot be. */}
          <span className={hintClasses} aria-hidden>
            <span className="max-w768:hidden">{t('search_wide')}</span>
            <span className="w768:hidden">{t('search_phone', { shop: setting.site_name })}</span>
          </span>
        </span>
        <button
          type="submit"
          className="hidden h-9 rounded-full bg-primary px-[18px] font-strong text-white group-focus-within/search:block hover:bg-primary-hover"
        >
          {t('search')}
        </button>
      </form>
    </search>
  )
}

const hintClasses = 'pointer-events-none absolute inset-x-0 hidden truncate peer-placeholder-shown:block'
