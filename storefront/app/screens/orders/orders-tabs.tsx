import { type OrderTab, orderTabs } from '@gema/contract/shapes/order-card.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { groupedCount } from '../../commerce/grouped-count.ts'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { type OrdersQuery, searchOf } from './orders-query.ts'
import { ordersWords } from './orders-words.ts'

interface OrdersTabsProps {
  asked: OrdersQuery
  counts: Record<OrderTab, number> | undefined
}

/** The parts of the list by status, as links: each has its own address, and what is searched for stays. */
export function OrdersTabs({ asked, counts }: OrdersTabsProps) {
  const t = useWords(ordersWords)
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    // The chosen tab may lie beyond the edge of a small screen.
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab=${asked.tab}]`)
    const beyond = tab && list.current && tab.offsetLeft + tab.offsetWidth > list.current.clientWidth
    if (list.current && tab && beyond) list.current.scrollLeft = tab.offsetLeft - 64
  }, [asked.tab])
  return (
    <nav
      ref={list}
      aria-label={t('tabs')}
      className="relative -mx-[var(--gutter)] mt-2 mb-5 flex overflow-x-auto border-b border-line px-[var(--gutter)] [scrollbar-width:none] w992:mx-0 w992:px-0"
    >
      {orderTabs.map((tab) => (
        <Link
          key={tab}
          data-tab={tab}
          to={{ search: searchOf({ tab, q: asked.q }) }}
          preventScrollReset
          aria-current={tab === asked.tab ? 'page' : undefined}
          className={classNames(
            'flex-none border-b-2 px-3 py-3 text-14 font-semibold whitespace-nowrap -outline-offset-2 w1200:px-4',
            tab === asked.tab
              ? 'border-primary text-primary'
              : 'border-transparent text-ink-2 hover:text-ink',
          )}
        >
          {t(`tab_${tab}` as WordKey<typeof ordersWords>)}
          <span className="figures inline-block min-w-5 ps-1.5 text-12 font-normal">
            {counts && groupedCount(counts[tab])}
          </span>
        </Link>
      ))}
    </nav>
  )
}
