import type { StoredSimulation } from '@gema/contract/shapes/simulation.ts'
import { RefreshCw } from 'lucide-react'
import { useDates } from '../../../commerce/dates/use-dates.ts'
import { DriftBadge } from '../../../commerce/simulation/drift-badge.tsx'
import { driftsThatAre } from '../../../commerce/simulation/drift-order.ts'
import { useWords } from '../../../language/use-words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { daysBetween, jakartaTime } from './check-moment.ts'
import { storedWords } from './stored-words.ts'
import type { CheckingAgain } from './use-checked-again.ts'

interface DriftStripProps {
  stored: StoredSimulation
  checking: CheckingAgain
}

/** What has changed since the simulation was saved, in numbers, and when that was looked at. */
export function DriftStrip({ stored, checking }: DriftStripProps) {
  const t = useWords(storedWords)
  const { withYear } = useDates()
  const { saved_at, checked_at, drifts } = stored
  const days = daysBetween(saved_at, checked_at)
  const happened = driftsThatAre(drifts)
  const isSame = happened.every(({ drift }) => drift === 'same')
  const title = isSame ? t('unchanged', { count: days }) : t('changed', { count: days })
  const titleToday = isSame ? t('unchanged_today') : t('changed_today')
  return (
    <section className="mt-4 mb-4 flex flex-col gap-x-8 gap-y-3 rounded-card bg-soft p-4 w768:mt-6 w768:mb-5 w768:px-6 w1200:flex-row w1200:items-center w1200:justify-between print:my-3 print:flex-row print:flex-wrap print:p-3">
      <div>
        <h2 className="text-16 tracking-normal">{days === 0 ? titleToday : title}</h2>
        <p className="flex flex-wrap items-center gap-x-1.5 text-14 text-ink-2">
          {t('checked', { date: withYear(checked_at), time: jakartaTime(checked_at) })}
          <CheckAgain checking={checking} />
        </p>
        <p aria-live="polite" className="text-12 text-warn-ink empty:hidden">
          {checking.failed && t('check_failed')}
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-2 w576:flex w576:flex-wrap print:flex print:flex-wrap">
        {happened.map(({ drift, count }) => (
          <li key={drift} className="flex items-center justify-between gap-2 text-14">
            <DriftBadge drift={drift} />
            <b className="figures font-bold">{count}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Prices and stock may be another minute's: they are looked at once more. */
function CheckAgain({ checking: { busy, check } }: { checking: CheckingAgain }) {
  const t = useWords(storedWords)
  return (
    <button
      type="button"
      aria-label={t('check_again')}
      title={t('check_again')}
      aria-busy={busy || undefined}
      onClick={check}
      className="grid size-8 place-items-center rounded-control text-primary hover:bg-primary-soft noscript:hidden print:hidden"
    >
      <Icon of={RefreshCw} size={16} className={classNames(busy && 'turning')} />
    </button>
  )
}
