import { Search } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { findEntries, nextBeginningWith } from './search-entries.ts'
import { SearchSelectList } from './search-select-list.tsx'
import type { SearchSelectOverlayProps } from './search-select-props.ts'
import { SearchSelectWaiting } from './search-select-waiting.tsx'
import { useListKeys } from './use-list-keys.ts'

/** On a touch screen the keyboard would cover the list that somebody wants to see first. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches
/** Letters that follow each other within this time belong together. */
const typingPause = 700

type SearchSelectPanelProps = SearchSelectOverlayProps & { inSheet?: boolean }

/** The search field and the entries that answer it. */
export function SearchSelectPanel(props: SearchSelectPanelProps) {
  const { entries, value, words, listId, searchable = true, state = 'ready', foot, inSheet } = props
  const [typed, setTyped] = useState(props.typed)
  const shown = useMemo(() => findEntries(entries, searchable ? typed : ''), [entries, searchable, typed])
  const typing = useRef({ letters: '', at: 0 })
  const take = (place: number) => {
    const entry = shown[place]
    if (entry === undefined) return
    props.onOpenChange(false)
    if (entry.value !== value) props.onChange(entry.value)
  }
  const start = typed === '' ? entries.findIndex((entry) => entry.value === value) : 0
  const keys = useListKeys(shown.length, Math.max(0, start), take)
  const { place, movedByKey } = keys

  // biome-ignore lint/correctness/useExhaustiveDependencies: another line, or other entries, are what moves the list
  useLayoutEffect(() => {
    if (!movedByKey.current) return
    movedByKey.current = false
    document.getElementById(`${listId}-${place}`)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [place, shown, listId])

  const search = (text: string) => {
    setTyped(text)
    movedByKey.current = true
    keys.moveTo(0)
  }
  const jumpByLetter = (event: KeyboardEvent) => {
    keys.onKeyDown(event)
    if (event.defaultPrevented || event.key.length > 1 || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const goesOn = event.timeStamp - typing.current.at < typingPause
    if (event.key === ' ' && !goesOn) return take(place)
    const letters = goesOn ? typing.current.letters + event.key : event.key
    typing.current = { letters, at: event.timeStamp }
    movedByKey.current = true
    keys.moveTo(nextBeginningWith(entries, letters, place))
  }
  const activeId = shown.length > 0 ? `${listId}-${place}` : undefined
  const isLong = entries.length > 8
  return (
    <div
      className={classNames(
        'flex min-h-0 flex-1 flex-col',
        inSheet && 'pb-5',
        // A long list keeps its height while it is searched, so that its field does not run away.
        inSheet && isLong && searchable && 'min-h-[64dvh]',
      )}
    >
      {searchable && state !== 'failed' && (
        <div
          className={classNames('relative flex-none bg-page', inSheet ? 'sticky top-0 z-10 pb-2' : 'mb-1.5')}
        >
          <Icon
            of={Search}
            size={16}
            className={classNames('absolute start-3 text-ink-2', inSheet ? 'top-4' : 'top-3')}
          />
          <input
            type="text"
            role="combobox"
            aria-expanded
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            aria-label={words.search}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
            // biome-ignore lint/a11y/noAutofocus: the list was opened to search it; the focus goes back when it closes
            autoFocus={!isTouched()}
            value={typed}
            onChange={(event) => search(event.currentTarget.value)}
            onKeyDown={keys.onKeyDown}
            placeholder={words.search}
            className={classNames(
              'w-full rounded-control border border-control bg-page ps-9 pe-20 placeholder:text-hint',
              'outline-none transition-shadow duration-150 focus:border-primary focus:ring-3 focus:ring-primary-soft',
              inSheet ? 'h-12 text-16' : 'h-10 text-14',
            )}
          />
          <small
            role="status"
            className={classNames('figures absolute end-3 text-12 text-ink-2', inSheet ? 'top-4' : 'top-3')}
          >
            {typed.trim() !== '' && state === 'ready' && words.count(shown.length, entries.length)}
          </small>
        </div>
      )}
      {state === 'ready' ? (
        <SearchSelectList
          {...{ listId, shown, value, place, inSheet, typed: searchable ? typed : '' }}
          label={props.label}
          onPlace={keys.moveTo}
          onTake={take}
          {...(!searchable && { onKeyDown: jumpByLetter, activeId })}
        />
      ) : (
        <SearchSelectWaiting {...{ state, words, listId }} onRetry={props.onRetry} />
      )}
      {state === 'ready' && shown.length === 0 && <p className="px-2.5 py-3 text-ink-2">{words.none}</p>}
      {foot !== undefined && state === 'ready' && (
        <p className="flex-none px-2.5 pt-2 pb-1 text-12 text-ink-2">{foot}</p>
      )}
    </div>
  )
}
