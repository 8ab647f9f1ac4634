import { type OrderTab, orderTabs } from '@gema/contract/shapes/order-card.ts'

/** Which of their orders somebody looks at. */
export interface OrdersQuery {
  tab: OrderTab
  q: string
  page: number
}

/** Not `q`: that is what the search of the whole shop is asked with. */
const searchedFor = 'find'

const longest = 100
const lastPage = 10_000

/** What an address asks for; what it asks for wrongly is as if it did not. */
export function ordersQueryOf(search: URLSearchParams): OrdersQuery {
  const page = Number.parseInt(search.get('page') ?? '1', 10) || 1
  return {
    tab: orderTabs.find((tab) => tab === search.get('tab')) ?? 'all',
    q: (search.get(searchedFor) ?? '').trim().slice(0, longest),
    page: Math.max(1, Math.min(lastPage, page)),
  }
}

/** The address of a part of the orders; what is usual is not written. */
export function searchOf({ tab, q, page = 1 }: Omit<OrdersQuery, 'page'> & { page?: number }): string {
  const search = new URLSearchParams()
  if (tab !== 'all') search.set('tab', tab)
  if (q !== '') search.set(searchedFor, q)
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
