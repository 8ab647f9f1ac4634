import type { LucideIcon } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { fieldId } from './field-id.ts'

export interface Choice {
  value: string
  title: string
  /** Smaller, below the title. */
  text?: string
  icon: LucideIcon
}

interface ChoiceGroupProps {
  field: 'kind' | 'building'
  label: string
  /** Whether the label is read out alone: the title of the panel says the same. */
  hidesLabel?: boolean
  choices: readonly Choice[]
  chosen: string
  onChoose: (value: string) => void
  error: string | undefined
  disabled: boolean
  className: string
}

/** One of several answers, each a card with its sign that can be pressed as a whole. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { field, label, hidesLabel, choices, chosen, onChoose, error, disabled, className } = props
  const noteId = `${fieldId(field)}-note`
  return (
    <fieldset aria-describedby={error ? noteId : undefined} className="min-w-0">
      <legend className={classNames(hidesLabel ? 'sr-only' : 'mb-1.5 text-14 font-semibold')}>{label}</legend>
      <div className={classNames('grid gap-2', className)}>
        {choices.map(({ value, title, text, icon }, place) => (
          <label
            key={value}
            className={classNames(
              'flex min-w-0 cursor-pointer items-center gap-2.5 rounded-inner border px-3 py-3 text-14 font-semibold transition-colors duration-150 ease-gema w768:px-4',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              value === chosen
                ? 'border-primary bg-selected text-primary-hover ring-1 ring-primary ring-inset'
                : classNames('hover:border-ink', error ? 'border-sale' : 'border-line-2'),
            )}
          >
            <input
              // The way from the note about faults leads to the first of them.
              id={place === 0 ? fieldId(field) : undefined}
              type="radio"
              name={field}
              value={value}
              checked={value === chosen}
              disabled={disabled}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            <Icon of={icon} className={value === chosen ? 'text-primary' : 'text-ink-2'} />
            <span className="min-w-0 text-pretty">
              {title}
              {text && <span className="block text-12 font-normal text-ink-2 max-w576:hidden">{text}</span>}
            </span>
          </label>
        ))}
      </div>
      <div id={noteId} aria-live="polite">
        {error && <FieldError>{error}</FieldError>}
      </div>
    </fieldset>
  )
}
