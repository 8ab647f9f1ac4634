import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { longDateWords } from '../../commerce/dates/long-date-words.ts'
import { storeWords } from '../../commerce/store-words.ts'
import type { WordKey } from '../../language/define-words.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { CalendarDay } from './calendar-day.tsx'
import { dayByKey, monthAfter, monthOf, weeksOf } from './calendar-month.ts'
import { fieldId } from './field-id.ts'
import { visitWords } from './visit-words.ts'

interface DayCalendarProps {
  /** The first and the last day that can be chosen. */
  days: { from: string; to: string }
  chosen: readonly string[]
  /** No more can be chosen. */
  isFull: boolean
  isWrong: boolean
  noteId: string
  disabled: boolean
  onToggle: (day: string) => void
}

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** One month of days to press; the arrows of the keyboard lead through them, also into the next month. */
export function DayCalendar(props: DayCalendarProps) {
  const { days, chosen, isFull, isWrong, noteId, disabled, onToggle } = props
  const t = useWords(visitWords)
  const months = useWords(longDateWords)
  const ofStores = useWords(storeWords)
  const { direction } = useLanguage()
  const [month, setMonth] = useState(monthOf(days.from))
  const [current, setCurrent] = useState(days.from)
  const movedByKey = useRef(false)
  const grid = useRef<HTMLTableElement>(null)
  useEffect(() => {
    if (!movedByKey.current) return
    movedByKey.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus()
  }, [current])
  const show = (next: string) => {
    setMonth(next)
    const first = `${next}-01`
    setCurrent(first < days.from ? days.from : first > days.to ? days.to : first)
  }
  const move = (event: KeyboardEvent) => {
    const isRightToLeft = direction === 'rtl'
    const day = dayByKey(current, { key: event.key, isRightToLeft }, days)
    if (day === undefined) return
    event.preventDefault()
    movedByKey.current = true
    setCurrent(day)
    setMonth(monthOf(day))
  }
  const [year = '', number = ''] = month.split('-')
  const name = t('month_and_year', {
    month: months(`month_${Number(number)}` as WordKey<typeof longDateWords>),
    year,
  })
  return (
    <div
      className={classNames(
        'min-w-0 rounded-inner border p-2.5 w380:p-3',
        isWrong ? 'border-sale' : 'border-line-2',
      )}
    >
      <div className="mb-1 flex items-center justify-between">
        <MonthButton
          label={t('previous')}
          icon={ChevronLeft}
          disabled={month <= monthOf(days.from)}
          onPress={() => show(monthAfter(month, -1))}
        />
        <p aria-live="polite" className="text-14 font-strong">
          {name}
        </p>
        <MonthButton
          label={t('next')}
          icon={ChevronRight}
          disabled={month >= monthOf(days.to)}
          onPress={() => show(monthAfter(month, 1))}
        />
      </div>
      <table
        ref={grid}
        aria-label={name}
        aria-describedby={noteId}
        className="w-full table-fixed border-collapse text-center"
      >
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="pb-1 text-12 font-medium text-ink-2">
                {ofStores(`day_${weekday}` as WordKey<typeof storeWords>)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((day, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a week has seven places, and some have no day
                <td key={place} className="p-0">
                  {day !== undefined && (
                    <CalendarDay
                      day={day}
                      // The way from the note about faults leads to the day that the keys are at.
                      id={day === current ? fieldId('wishes') : undefined}
                      number={chosen.indexOf(day) + 1}
                      isCurrent={day === current}
                      isOff={day < days.from || day > days.to}
                      isFull={isFull}
                      disabled={disabled}
                      onKeyDown={move}
                      onPress={() => {
                        setCurrent(day)
                        onToggle(day)
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface MonthButtonProps {
  label: string
  icon: typeof ChevronLeft
  disabled: boolean
  onPress: () => void
}

const MonthButton = ({ label, icon, disabled, onPress }: MonthButtonProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    onClick={onPress}
    className="grid size-11 place-items-center rounded-full hover:bg-soft disabled:text-line-2 disabled:hover:bg-transparent"
  >
    <Icon of={icon} turns />
  </button>
)
