import { mostVisitWishes, type VisitWish } from '@gema/contract/calls/installation-request.ts'
import { X } from 'lucide-react'
import { useDates } from '../../commerce/dates/use-dates.ts'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { PartChoice } from './part-choice.tsx'
import { visitWords } from './visit-words.ts'

type Key = WordKey<typeof visitWords>

interface WishListProps {
  wishes: VisitWish[]
  disabled: boolean
  onChange: (wishes: VisitWish[]) => void
}

/** The days that were chosen, in the order of their choice, each with its time of day; then room for more. */
export function WishList({ wishes, disabled, onChange }: WishListProps) {
  const t = useWords(visitWords)
  const { withWeekday } = useDates()
  const free = Array.from(
    { length: mostVisitWishes - wishes.length },
    (_, place) => wishes.length + place + 1,
  )
  return (
    <div className="min-w-0">
      <ol className="grid gap-3">
        {wishes.map(({ date, part }, place) => {
          const day = withWeekday(`${date}T00:00:00Z`, 0)
          return (
            <li key={date} className="rounded-inner border border-line-2 p-3">
              <div className="flex items-start justify-between gap-2">
                <p className="text-14">
                  <span className="block text-12 text-ink-2">{t(`choice_${place + 1}` as Key)}</span>
                  <b className="font-strong">{day}</b>
                </p>
                <button
                  type="button"
                  aria-label={t('remove', { day })}
                  disabled={disabled}
                  onClick={() => onChange(wishes.filter((wish) => wish.date !== date))}
                  className="-me-2 -mt-2 grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-soft hover:text-ink"
                >
                  <Icon of={X} size={16} />
                </button>
              </div>
              <PartChoice
                label={t('part', { day })}
                name={`part-${date}`}
                chosen={part}
                disabled={disabled}
                onChoose={(next) =>
                  onChange(wishes.map((wish) => (wish.date === date ? { date, part: next } : wish)))
                }
              />
            </li>
          )
        })}
        {free.map((number, place) => (
          <li
            key={number}
            className="rounded-inner border border-dashed border-line-2 p-3 text-14 text-ink-2"
          >
            <span className="block text-12">{t(`choice_${number}` as Key)}</span>
            {t(wishes.length + place === 0 ? 'choose_first' : 'choose_more')}
          </li>
        ))}
      </ol>
      <p role="status" className="text-12 text-ink-2 not-empty:mt-2">
        {wishes.length >= mostVisitWishes && t('full')}
      </p>
    </div>
  )
}
