import type { SimulationComponent } from '@gema/contract/shapes/simulation.ts'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useWords } from '../../../../language/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { CandidateRow } from './candidate-row.tsx'
import { pickerWords } from './picker-words.ts'
import type { Picker } from './use-picker.ts'

interface CandidateListProps {
  component: SimulationComponent
  picker: Picker
  className?: string
  onKeyDown: (event: KeyboardEvent) => void
}

/** The candidates as one group of choices; the arrow keys go through them. */
export function CandidateList({ component, picker, className, onKeyDown }: CandidateListProps) {
  const t = useWords(pickerWords)
  const group = useId()
  const list = useRef<HTMLDivElement>(null)
  const { shown, judged, shared, picked, pick, current, state } = picker
  const isReady = state === 'ready'
  useEffect(() => {
    // What is in use may stand far below.
    if (isReady)
      list.current?.querySelector('input:checked')?.closest('label')?.scrollIntoView({ block: 'nearest' })
  }, [isReady])
  if (state !== 'ready' || shown.length === 0)
    return (
      <div className={className}>
        <NoCandidates picker={picker} />
      </div>
    )
  return (
    <div
      ref={list}
      role="radiogroup"
      aria-label={t('list', { component: component.name })}
      onKeyDown={onKeyDown}
      className={className}
    >
      {shared.map((sentence) => (
        <p key={sentence} className="mb-1 rounded-[10px] bg-soft px-3 py-2 text-12 text-ink-2 text-pretty">
          {t('shared', { sentence })}
        </p>
      ))}
      {shown.map((product) => (
        <CandidateRow
          key={product.inventory}
          group={group}
          product={product}
          judgement={judged.get(product.inventory)}
          isPicked={product === picked}
          isCurrent={product.inventory === current}
          least={component.min_quantity}
          onPick={pick}
        />
      ))}
    </div>
  )
}

const waitingRows = ['a', 'b', 'c', 'd']

/** On its way, not to be had, or not found: an empty list with one sentence and the way on. */
function NoCandidates({ picker: { state, search, setSearch, retry } }: { picker: Picker }) {
  const t = useWords(pickerWords)
  if (state === 'loading')
    return (
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        {waitingRows.map((row) => (
          <div key={row} className="flex items-center gap-3.5 py-2.5 w768:px-3">
            <span className="skeleton size-5 rounded-full" />
            <span className="skeleton size-12 rounded-[10px] w768:size-14" />
            <span className="grid flex-1 gap-2">
              <span className="skeleton h-3.5 w-2/5 rounded" />
              <span className="skeleton h-3 w-3/5 rounded" />
            </span>
          </div>
        ))}
      </div>
    )
  const hasFailed = state === 'failed'
  const isSearched = search.trim() !== ''
  return (
    <div role="status" className="grid justify-items-center gap-3 px-4 py-8 text-center text-14 text-ink-2">
      <p className="max-w-[44ch] text-pretty wrap-anywhere">
        {hasFailed ? t('failed') : isSearched ? t('nothing', { search: search.trim() }) : t('nothing_here')}
      </p>
      {hasFailed && (
        <Button look="secondary" size={40} onClick={retry}>
          {t('try_again')}
        </Button>
      )}
      {!hasFailed && isSearched && (
        <Button look="secondary" size={40} onClick={() => setSearch('')}>
          {t('show_all')}
        </Button>
      )}
    </div>
  )
}
