import type { FlashSale } from '@gema/contract/calls/flash-sale.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useWords } from '../../language/use-words.ts'
import { flashSaleWords } from './flash-sale-words.ts'
import { endOnClock, startOnClock } from './jakarta-time.ts'
import { capitalised, useDayName } from './use-day-name.ts'

interface SessionTabsProps {
  sales: FlashSale[]
  chosen: FlashSale
  serverTime: string
  /** Stands at the end of the line on wide screens. */
  children: ReactNode
}

/** The sales as links, each with its hours and its day; which one is shown stands in the address. */
export function SessionTabs({ sales, chosen, serverTime, children }: SessionTabsProps) {
  const t = useWords(flashSaleWords)
  const dayOf = useDayName(serverTime)
  const { pathname } = useLocation()
  return (
    <div className="mb-5 flex items-center gap-6 border-b border-line max-w768:-mx-[var(--gutter)]">
      <nav
        aria-label={t('sessions')}
        className="-mb-px flex min-w-0 flex-1 overflow-x-auto [scrollbar-width:none]"
      >
        {sales.map((sale) => (
          <Link
            key={sale.uuid}
            to={{ pathname, search: `?session=${sale.uuid}` }}
            aria-current={sale === chosen ? 'page' : undefined}
            preventScrollReset
            className="grid flex-none gap-0.5 border-b-3 border-transparent px-4 py-3 -outline-offset-2 hover:border-line-2 aria-[current=page]:border-sale aria-[current=page]:text-sale w768:px-7 w768:py-4 w768:first:ps-5"
          >
            <b className="figures text-16 font-strong w768:text-18 w768:leading-6" dir="ltr">
              {`${startOnClock(sale.start_time)}–${endOnClock(sale.end_time)}`}{' '}
              <small className="text-12 font-normal">{t('zone')}</small>
            </b>
            <span className="text-12 text-ink-2 in-aria-[current=page]:text-sale">
              {sale.is_running ? t('running') : capitalised(dayOf(sale.start_time))}
            </span>
          </Link>
        ))}
      </nav>
      <div className="flex-none max-w768:hidden">{children}</div>
    </div>
  )
}
