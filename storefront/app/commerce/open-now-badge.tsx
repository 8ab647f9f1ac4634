import type { OpeningHours } from '@gema/contract/shapes/store-card.ts'
import { useEffect, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { classNames } from '../ui/class-names.ts'
import { clockTime, openUntil } from './opening-hours.ts'
import { storeWords } from './store-words.ts'

/** Whether a store is open right now. Known in the browser alone: a page may be older than the hour. */
export function OpenNowBadge({ hours }: { hours: OpeningHours[] }) {
  const t = useWords(storeWords)
  const [now, setNow] = useState<Date>()
  useEffect(() => setNow(new Date()), [])
  const closes = now && openUntil(hours, now)
  return (
    <p
      className={classNames(
        'inline-flex min-h-[22px] items-center rounded-md px-2 text-12 font-strong',
        now === undefined && 'invisible',
        closes ? 'bg-theme-soft text-theme-ink' : 'bg-soft text-ink-2',
      )}
    >
      {closes ? t('open_until', { time: clockTime(closes) }) : t('closed_now')}
    </p>
  )
}
