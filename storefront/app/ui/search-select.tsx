import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useId, useImperativeHandle, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { FieldError, fieldClasses } from './field.tsx'
import { Icon } from './icon.tsx'
import type { SearchSelectProps } from './search-select-props.ts'

const loadOverlay = () => import('./search-select-overlay.tsx')
const Overlay = lazy(() =>
  loadOverlay().then(({ SearchSelectOverlay }) => ({ default: SearchSelectOverlay })),
)

/** Keys that open a list; so does any letter, which is then typed into its search field. */
const openingKeys = ['ArrowDown', 'ArrowUp', 'Enter', ' ']

/**
 * The custom dropdown: a field that opens a list with a search field, as a popup or, under 768 px, as a sheet from below.
 * The list is loaded when somebody comes near.
 */
export function SearchSelect(props: SearchSelectProps) {
  const { label, words, entries, value, valueText, state = 'ready', error, disabled, className } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const noteId = `${id}-note`
  const field = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  /** What was typed to open it; undefined before it is first used. */
  const [typed, setTyped] = useState<string>()
  useImperativeHandle(props.ref, () => ({ focus: () => field.current?.focus() }), [])
  const chosen =
    value === '' ? undefined : (entries.find((entry) => entry.value === value)?.text ?? valueText)

  const openWith = (letters: string) => {
    setTyped(letters)
    setOpen(true)
  }
  const openByKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isLetter = event.key.length === 1 && event.key !== ' '
    if (!isLetter && !openingKeys.includes(event.key)) return
    event.preventDefault()
    openWith(isLetter && props.searchable !== false ? event.key : '')
  }
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-14 font-semibold">
        {label}
      </label>
      <button
        ref={field}
        id={id}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteId}
        aria-busy={state === 'busy' || undefined}
        disabled={disabled}
        onPointerEnter={loadOverlay}
        onFocus={loadOverlay}
        onClick={() => (open ? setOpen(false) : openWith(''))}
        onKeyDown={open ? undefined : openByKey}
        className={classNames(
          fieldClasses(error !== undefined),
          'flex items-center gap-2 text-start',
          'disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-soft disabled:text-ink-2',
          open && error === undefined && 'border-primary ring-3 ring-primary-soft',
        )}
      >
        <span className={classNames('min-w-0 flex-1 truncate', chosen === undefined && 'text-hint')}>
          {chosen ?? words.placeholder}
        </span>
        {state === 'busy' ? (
          <span className="turning size-4 flex-none rounded-full border-2 border-ink-2 border-t-transparent" />
        ) : (
          <Icon of={ChevronDown} size={16} className={classNames('text-ink-2', open && 'rotate-180')} />
        )}
      </button>
      <div aria-live="polite" id={noteId}>
        <Note {...props} />
      </div>
      {typed !== undefined && (
        <Suspense>
          <Overlay
            {...props}
            listId={`${id}-list`}
            anchor={field}
            {...{ open, typed }}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </div>
  )
}

function Note({ state, words, onRetry, error, hint }: SearchSelectProps) {
  if (state === 'failed')
    return (
      <div className="flex flex-wrap items-baseline gap-x-3">
        <FieldError>{words.failed}</FieldError>
        <button
          type="button"
          onClick={onRetry}
          className="text-12 font-semibold text-primary hover:underline"
        >
          {words.retry}
        </button>
      </div>
    )
  if (error !== undefined) return <FieldError>{error}</FieldError>
  return hint === undefined ? null : <p className="mt-1.5 text-12 text-ink-2">{hint}</p>
}
