import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import { reviewDialogWords } from './review-dialog-words.ts'

const places = [1, 2, 3, 4, 5] as const
type Stars = (typeof places)[number]

interface StarChoiceProps {
  /** 0: none are chosen yet. */
  rating: number
  error: string | undefined
  disabled: boolean
  onChange: (rating: Stars) => void
}

/** One to five stars as radio buttons: arrow keys move along them, and each is said in a word. */
export function StarChoice({ rating, error, disabled, onChange }: StarChoiceProps) {
  const t = useWords(reviewDialogWords)
  const id = useId()
  const [over, setOver] = useState<Stars>()
  const shown = (disabled ? undefined : over) ?? places.find((place) => place === rating)
  return (
    <fieldset disabled={disabled} aria-describedby={`${id}-note`} className="min-w-0">
      <legend className="mb-1 text-14 font-semibold">{t('stars')}</legend>
      <div className="-ms-1.5 flex" onPointerLeave={() => setOver(undefined)}>
        {places.map((place) => (
          <label
            key={place}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOver(place)}
            className="grid size-12 cursor-pointer place-items-center rounded-control has-disabled:cursor-not-allowed has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={id}
              value={place}
              checked={place === rating}
              required
              aria-invalid={error === undefined ? undefined : true}
              onChange={() => onChange(place)}
              className="sr-only"
            />
            <Star
              aria-hidden
              size={36}
              strokeWidth={1.6}
              className={classNames(
                'transition-colors duration-150 ease-gema',
                place <= (shown ?? 0) ? 'fill-star text-star' : 'fill-page text-control',
              )}
            />
            <span className="sr-only">{t('star_label', { count: place, word: t(`star_${place}`) })}</span>
          </label>
        ))}
      </div>
      <div id={`${id}-note`} aria-live="polite" className="min-h-6">
        {error !== undefined && <FieldError>{error}</FieldError>}
        {error === undefined && (
          <p
            aria-hidden={shown !== undefined}
            className={classNames('mt-0.5 text-14', shown === undefined ? 'text-ink-2' : 'font-semibold')}
          >
            {shown === undefined ? t('stars_hint') : t(`star_${shown}`)}
          </p>
        )}
      </div>
    </fieldset>
  )
}
