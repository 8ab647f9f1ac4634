import type { OpeningHours } from '@gema/contract/shapes/store-card.ts'
import { clockTime, weekdayInJakarta } from '../../commerce/opening-hours.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { panelClasses } from './panel-classes.ts'
import { storePageWords } from './store-page-words.ts'

const week = [1, 2, 3, 4, 5, 6, 7] as const

/** The opening hours day by day; today stands out, by the clock of the server. */
export function HoursPanel({ hours, serverTime }: { hours: OpeningHours[]; serverTime: string }) {
  const t = useWords(storePageWords)
  const today = weekdayInJakarta(new Date(serverTime))
  return (
    <section className={`${panelClasses} p-4 w768:p-6`}>
      <h2 className="mb-3 text-18">{t('hours_title')}</h2>
      <dl className="figures -mx-2.5 space-y-0.5 text-14">
        {week.map((weekday) => {
          const day = t(`day_${weekday}`)
          const open = hours.find((one) => one.weekday === weekday)
          return (
            <div
              key={weekday}
              className={classNames(
                'flex justify-between gap-3 rounded-control px-2.5 py-[5px]',
                weekday === today && 'bg-theme-soft font-strong text-theme-ink',
              )}
            >
              <dt className={classNames(weekday !== today && 'text-ink-2')}>
                {weekday === today ? t('today', { day }) : day}
              </dt>
              <dd>
                {open ? (
                  <bdi dir="ltr">{`${clockTime(open.opens)}–${clockTime(open.closes)}`}</bdi>
                ) : (
                  t('closed')
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-2 text-12 text-ink-2">{t('all_times')}</p>
    </section>
  )
}
