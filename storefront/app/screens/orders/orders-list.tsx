import type { CallData } from '@gema/contract/client.ts'
import { Navigate } from 'react-router'
import { OrderCard } from '../../commerce/order/order-card.tsx'
import { PageLinks } from '../../commerce/page-links.tsx'
import { useWords } from '../../language/use-words.ts'
import { OrdersEmpty } from './orders-empty.tsx'
import { type OrdersQuery, searchOf } from './orders-query.ts'
import { ordersWords } from './orders-words.ts'

interface OrdersListProps {
  asked: OrdersQuery
  data: CallData<'orderFetch'>
}

/** A page of orders as cards. Of a page behind the last one it leads to the last one. */
export function OrdersList({ asked, data }: OrdersListProps) {
  const t = useWords(ordersWords)
  const { data: cards, total, last_page } = data.result
  if (cards.length === 0 && total > 0 && asked.page > last_page) {
    return <Navigate replace to={{ search: searchOf({ ...asked, page: last_page }) }} />
  }
  return (
    <>
      <p aria-live="polite" className={asked.q === '' || total === 0 ? 'sr-only' : 'mb-3 text-14 text-ink-2'}>
        {asked.q !== '' && t('found', { count: total })}
      </p>
      {cards.length === 0 ? (
        <OrdersEmpty asked={asked} hasOrders={data.counts.all > 0} />
      ) : (
        <>
          <h2 className="sr-only">{t('list')}</h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {cards.map((card) => (
              <li key={card.id}>
                <OrderCard card={card} now={data.server_time} />
              </li>
            ))}
          </ul>
          <PageLinks page={data.result} />
        </>
      )}
    </>
  )
}
