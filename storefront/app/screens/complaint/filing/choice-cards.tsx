import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { FieldError } from '../../../ui/field.tsx'
import { fieldId } from './field-id.ts'

export interface Choice<Value extends string> {
  value: Value
  title: string
  text: string
  /** It is shown, but cannot be chosen now. */
  isOff?: boolean
}

interface ChoiceCardsProps<Value extends string> {
  field: 'type' | 'solution'
  label: string
  choices: readonly Choice<Value>[]
  chosen: Value | ''
  onChoose: (value: Value) => void
  error: string | undefined
  disabled: boolean
}

/** One of several answers, each a card that can be pressed as a whole; an odd last one spans both columns. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { field, label, choices, chosen, onChoose, error, disabled } = props
  const noteId = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? noteId : undefined}
    >
      <div className="grid gap-2 w768:grid-cols-2">
        {choices.map(({ value, title, text, isOff = false }, place) => (
          <label
            key={value}
            className={classNames(
              'grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 rounded-inner border p-3 text-14 transition-colors duration-150 ease-gema w768:items-center w768:gap-x-3.5 w768:px-4 w768:py-3.5 w768:last:odd:col-span-2',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              isOff
                ? 'cursor-not-allowed border-line bg-soft text-ink-2'
                : value === chosen
                  ? 'cursor-pointer border-primary bg-selected ring-1 ring-primary ring-inset'
                  : classNames('cursor-pointer hover:border-ink', error ? 'border-sale' : 'border-line-2'),
            )}
          >
            <input
              // The way from the note about faults leads to the first of them.
              id={place === 0 ? fieldId(field) : undefined}
              type="radio"
              name={field}
              value={value}
              checked={value === chosen}
              disabled={disabled || isOff}
              onChange={() => onChoose(value)}
              className="size-5 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-control bg-page outline-none checked:border-6 checked:border-primary disabled:border-line-2"
            />
            <span>
              <b className="block font-strong">{title}</b>
              <span className="block text-12 text-ink-2">{text}</span>
            </span>
          </label>
        ))}
      </div>
      <div id={noteId} aria-live="polite">
        {error && <FieldError>{error}</FieldError>}
      </div>
    </div>
  )
}
