import { Check } from 'lucide-react'
import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { partsOf, type SearchEntry } from './search-entries.ts'

interface SearchSelectListProps {
  listId: string
  label: string
  shown: readonly SearchEntry[]
  value: string
  typed: string
  place: number
  inSheet: boolean | undefined
  onPlace: (place: number) => void
  onTake: (place: number) => void
  /** Without a search field the list itself has the focus. */
  onKeyDown?: (event: KeyboardEvent) => void
  activeId?: string | undefined
}

/** The entries; the line that the keys are at is marked, the chosen one has a tick. */
export function SearchSelectList(props: SearchSelectListProps) {
  const { listId, label, shown, value, typed, place, inSheet, onKeyDown } = props
  const list = useRef<HTMLDivElement>(null)
  const hasFocus = onKeyDown !== undefined
  useLayoutEffect(() => {
    if (hasFocus) list.current?.focus({ preventScroll: true })
  }, [hasFocus])
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={label}
      tabIndex={hasFocus ? 0 : -1}
      aria-activedescendant={props.activeId}
      onKeyDown={onKeyDown}
      className={classNames('outline-none', !inSheet && 'min-h-0 flex-1 overflow-y-auto overscroll-contain')}
    >
      {shown.map((entry, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search field, which names the active line
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard where the focus is
        <div
          key={entry.value}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={entry.value === value}
          onPointerMove={() => index !== place && props.onPlace(index)}
          // The focus stays where the keys are heard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => props.onTake(index)}
          className={classNames(
            'flex cursor-pointer scroll-my-14 items-center gap-2 rounded-control px-2.5 py-[9px] text-14',
            inSheet && 'min-h-12 text-16',
            index === place && 'bg-primary-soft text-primary-hover',
          )}
        >
          <EntryText text={entry.text} typed={typed} />
          {entry.end !== undefined && <small className="figures ms-auto text-12">{entry.end}</small>}
          {entry.value === value && <Icon of={Check} size={16} className="ms-auto text-primary" />}
        </div>
      ))}
    </div>
  )
}

const EntryText = memo(function EntryText({ text, typed }: { text: string; typed: string }) {
  if (typed.trim() === '') return <span>{text}</span>
  return (
    <span>
      {partsOf(text, typed).map((part) => (
        <span key={part.from} className={part.typed ? 'font-bold' : undefined}>
          {part.text}
        </span>
      ))}
    </span>
  )
})
