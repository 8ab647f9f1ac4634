import type { KeyboardEvent } from 'react'
import { useDates } from '../../commerce/dates/use-dates.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { visitWords } from './visit-words.ts'

interface CalendarDayProps {
  day: string
  id: string | undefined
  /** Which choice it is; none is zero. */
  number: number
  /** Where the keys are. */
  isCurrent: boolean
  /** It cannot be wished for. */
  isOff: boolean
  /** No more can be chosen: a chosen one can still be removed. */
  isFull: boolean
  disabled: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onPress: () => void
}

const numberDisc =
  'after:absolute after:-end-1 after:-top-1 after:grid after:size-4 after:place-items-center after:rounded-full after:bg-ink after:text-[10px] after:leading-none after:font-bold after:text-white after:ring-2 after:ring-page after:content-[attr(data-number)]'

/** A day of the calendar to press: chosen, it carries the number of its choice. */
export function CalendarDay(props: CalendarDayProps) {
  const { day, id, number, isCurrent, isOff, isFull, disabled, onKeyDown, onPress } = props
  const t = useWords(visitWords)
  const { withWeekday } = useDates()
  const isChosen = number > 0
  const isClosed = isOff || (isFull && !isChosen)
  const named = { day: withWeekday(`${day}T00:00:00Z`, 0), year: day.slice(0, 4) }
  return (
    <button
      type="button"
      id={id}
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={isChosen ? t('day_chosen', { ...named, number }) : t('day', named)}
      aria-pressed={isChosen}
      aria-disabled={isClosed || disabled || undefined}
      onKeyDown={onKeyDown}
      onClick={isClosed || disabled ? undefined : onPress}
      // The number is drawn, not written: the name of the day says it.
      data-number={isChosen ? number : undefined}
      className={classNames(
        'figures relative mx-auto my-px grid h-10 w-full max-w-11 place-items-center rounded-control text-14 transition-colors duration-150',
        isChosen
          ? classNames('bg-primary font-strong text-white hover:bg-primary-hover', numberDisc)
          : isClosed
            ? 'cursor-not-allowed text-control'
            : 'font-medium hover:bg-primary-soft hover:text-primary-hover',
      )}
    >
      {Number(day.slice(8))}
    </button>
  )
}
