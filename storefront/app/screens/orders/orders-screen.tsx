import type { OrderTab } from '@gema/contract/shapes/order-card.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { pageMeta } from '../../api/page-meta.ts'
import { useWords } from '../../language/use-words.ts'
import { usePersonalQuery } from '../../shopper/use-personal-query.ts'
import type { Route } from './+types/orders-screen'
import { OrdersFailure } from './orders-failure.tsx'
import { OrdersList } from './orders-list.tsx'
import { ordersQueryOf, searchOf } from './orders-query.ts'
import { OrdersSearch } from './orders-search.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { OrdersTabs } from './orders-tabs.tsx'
import { ordersWords } from './orders-words.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, ordersWords, (t) => ({ title: t('title'), noindex: true }))

const perPage = 10

/**
 * The orders of the customer, by tab, search and page, all of which the address says. What was shown of another tab or page
 * is gone as soon as this one is asked for.
 */
export default function OrdersScreen() {
  const t = useWords(ordersWords)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = ordersQueryOf(search)
  const query = usePersonalQuery('orderFetch', { ...asked, per_page: perPage }, { staleTime: 0 })
  const counts = useLastCounts(query.data?.counts)
  const look = (q: string) =>
    navigate({ search: searchOf({ tab: asked.tab, q }) }, { replace: true, preventScrollReset: true })
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-22 w768:text-28">{t('title')}</h1>
        <OrdersSearch q={asked.q} onSearch={look} />
      </div>
      <OrdersTabs asked={asked} counts={counts} />
      {query.data ? (
        <OrdersList asked={asked} data={query.data} />
      ) : query.isError || query.isPaused ? (
        <OrdersFailure query={query} />
      ) : (
        <OrdersSkeleton />
      )}
    </section>
  )
}

/** The figures stay at the tabs while another tab is loaded: they are of all orders. */
function useLastCounts(counts: Record<OrderTab, number> | undefined) {
  const [last, setLast] = useState(counts)
  if (counts !== undefined && counts !== last) setLast(counts)
  return counts ?? last
}
