import { type DayPart, dayParts } from '@gema/contract/calls/installation-request.ts'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { visitWords } from './visit-words.ts'

type Key = WordKey<typeof visitWords>

interface PartChoiceProps {
  label: string
  name: string
  chosen: DayPart
  disabled: boolean
  onChoose: (part: DayPart) => void
}

/** Morning, afternoon or evening, with their hours. */
export function PartChoice({ label, name, chosen, disabled, onChoose }: PartChoiceProps) {
  const t = useWords(visitWords)
  return (
    <div role="radiogroup" aria-label={label} className="mt-2 grid grid-cols-3 gap-1.5">
      {dayParts.map((part) => (
        <label
          key={part}
          className={classNames(
            'grid min-h-11 min-w-0 cursor-pointer content-center rounded-control border px-1 py-1 text-center text-12 transition-colors duration-150',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
            part === chosen
              ? 'border-primary bg-selected text-primary-hover ring-1 ring-primary ring-inset'
              : 'border-line-2 hover:border-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={part}
            checked={part === chosen}
            disabled={disabled}
            onChange={() => onChoose(part)}
            className="sr-only"
          />
          <b className="font-strong">{t(`part_${part}` as Key)}</b>
          <span className="figures text-ink-2">{t(`hours_${part}` as Key)}</span>
        </label>
      ))}
    </div>
  )
}
