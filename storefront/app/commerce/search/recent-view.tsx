import { History, X } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { forgetAllSearches, forgetSearch, recentSearches } from './recent-searches.ts'
import { searchAddress } from './search-address.ts'
import { SearchOption } from './search-option.tsx'
import { searchWords } from './search-words.ts'

interface RecentViewProps {
  id: string
  onForget: () => void
}

/**
 * What was searched for before. The crosses stand beside the list and not in it: an option holds nothing that can be
 * pressed. Both have rows of the same height.
 */
export function RecentView({ id, onForget }: RecentViewProps) {
  const t = useWords(searchWords)
  const [searches, setSearches] = useState(recentSearches)
  const forget = (text?: string) => {
    if (text === undefined) forgetAllSearches()
    else forgetSearch(text)
    setSearches(recentSearches())
    onForget()
  }
  return (
    <div className="px-2 py-3">
      <div className="flex items-center justify-between gap-3 px-3 pt-2 pb-1 text-12 font-strong">
        <p id={`${id}-title`} className="text-ink-2">
          {t('recent')}
        </p>
        <button type="button" onClick={() => forget()} className="-my-1 py-1 text-primary hover:underline">
          {t('forget_all')}
        </button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto]">
        <div id={id} role="listbox" aria-labelledby={`${id}-title`}>
          {searches.map((text, place) => (
            <SearchOption
              key={text}
              id={`${id}-recent-${place}`}
              to={searchAddress(text)}
              search={text}
              className="flex h-10 items-center gap-3 px-3"
            >
              <Icon of={History} size={16} className="text-control" />
              <span className="truncate">{text}</span>
            </SearchOption>
          ))}
        </div>
        <ul>
          {searches.map((text) => (
            <li key={text}>
              <button
                type="button"
                aria-label={t('forget', { text })}
                onClick={() => forget(text)}
                className="grid size-10 place-items-center rounded-control text-ink-2 hover:bg-soft hover:text-ink"
              >
                <Icon of={X} size={16} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
