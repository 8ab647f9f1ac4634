import { Search } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { listingWords } from './listing-words.ts'
import { isLong, LongOptionList } from './long-option-list.tsx'
import { type FilterOption, OptionList, type OptionListProps } from './option-list.tsx'

interface BrandFilterProps extends OptionListProps {
  options: (FilterOption & { label: string })[]
}

/** Brands; where there are many, a field finds one by its name. Without script all of them can be opened. */
export function BrandFilter({ options, ...choosing }: BrandFilterProps) {
  const t = useWords(listingWords)
  const [sought, setSought] = useState('')
  const name = sought.trim().toLowerCase()
  const found = options.filter(({ label }) => label.toLowerCase().includes(name))
  return (
    <>
      {isLong(options) && (
        <label className="mb-1.5 flex h-10 items-center gap-2 rounded-control border border-control px-2.5 text-14 focus-within:border-primary focus-within:ring-3 focus-within:ring-primary-soft noscript:hidden">
          <Icon of={Search} size={16} className="text-ink-2" />
          <input
            type="search"
            value={sought}
            onChange={(event) => setSought(event.currentTarget.value)}
            aria-label={t('find_brand')}
            placeholder={t('find_brand')}
            autoComplete="off"
            className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-hint [&::-webkit-search-cancel-button]:hidden"
          />
        </label>
      )}
      {name === '' ? (
        <LongOptionList {...choosing} options={options} />
      ) : (
        <OptionList {...choosing} options={found} />
      )}
      {found.length === 0 && <p className="py-1.5 text-14 text-ink-2">{t('no_brand')}</p>}
    </>
  )
}
