import type { SimulationComponent } from '@gema/contract/shapes/simulation.ts'
import { ChevronDown, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useWords } from '../../../../language/use-words.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { pickerWords } from './picker-words.ts'
import { candidateSorts } from './sort-candidates.ts'
import type { Picker } from './use-picker.ts'

interface PickerSearchProps {
  component: SimulationComponent
  picker: Picker
  /** On wide screens typing can begin at once; on phones the keyboard would cover the list. */
  autoFocus?: boolean
  onKeyDown: (event: KeyboardEvent) => void
}

/** What to look for, how many there are, and in which order. */
export function PickerSearch({ component, picker, autoFocus = false, onKeyDown }: PickerSearchProps) {
  const t = useWords(pickerWords)
  const field = useRef<HTMLInputElement>(null)
  const { search, setSearch, sort, setSort, shown, total, state } = picker
  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true })
  }, [autoFocus])
  return (
    <div className="mb-2 flex flex-wrap gap-3">
      <label className="flex h-10 min-w-0 flex-[1_1_180px] items-center gap-2 rounded-control border border-control bg-page px-2.5 text-14 focus-within:border-primary focus-within:ring-3 focus-within:ring-primary-soft">
        <Icon of={Search} size={16} className="text-ink-2" />
        <input
          ref={field}
          type="search"
          value={search}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('search_label', { component: component.name })}
          placeholder={t('search')}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={onKeyDown}
          className="size-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-hint [&::-webkit-search-cancel-button]:hidden"
        />
        {state === 'ready' && (
          <span role="status" className="figures flex-none text-12 text-ink-2">
            {t('count', { shown: shown.length, total })}
          </span>
        )}
      </label>
      <label className="relative inline-flex h-10 flex-none items-center rounded-control border border-line-2 text-14 font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
        <select
          value={sort}
          aria-label={t('sort')}
          onChange={(event) => {
            const chosen = candidateSorts.find((each) => each === event.target.value)
            if (chosen) setSort(chosen)
          }}
          className="field-sizing-content h-full cursor-pointer appearance-none bg-transparent ps-3.5 pe-9 outline-none"
        >
          {candidateSorts.map((each) => (
            <option key={each} value={each}>
              {t(`sort_${each}`)}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={16} className="pointer-events-none absolute end-3" />
      </label>
    </div>
  )
}
