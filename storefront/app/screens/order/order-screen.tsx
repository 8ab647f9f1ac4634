import { useMemo } from 'react'
import { redirect, useLocation } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { OrderFailure } from '../../commerce/order/order-failure.tsx'
import { OrderUnknown, placeWithKey } from '../../commerce/order/own-order-place.ts'
import { useOwnOrder } from '../../commerce/order/use-own-order.ts'
import { inLanguage, languageOfPage } from '../../language/language-path.ts'
import type { Route } from './+types/order-screen'
import { OrderPage } from './order-page.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { orderWords } from './order-words.ts'
import { UnknownOrder } from './unknown-order.tsx'
import { useIsNobody } from './use-is-nobody.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, orderWords, (t) => ({ title: t('title'), noindex: true }))

/** Without an order, all of them are shown. Of the order itself nothing is known to the server that renders the page. */
export function loader({ params, url }: Route.LoaderArgs) {
  if (params.id === undefined)
    throw redirect(inLanguage(addressOf('orders'), languageOfPage(url.pathname)), 302)
  return null
}

/** An order of the customer, or of the guest who holds the key from its mails. */
export default function OrderScreen({ params: { id = '' } }: Route.ComponentProps) {
  const { search } = useLocation()
  const place = useMemo(() => placeWithKey(id, new URLSearchParams(search).get('key')), [id, search])
  const isNobody = useIsNobody() && place.key === undefined
  const own = useOwnOrder(isNobody ? undefined : place)
  const { data, error, isError, isPaused, isFetching, refetch } = own
  if (isNobody || (isError && error instanceof OrderUnknown)) return <UnknownOrder isNobody={isNobody} />
  if (data !== undefined) return <OrderPage key={data.id} order={data} place={place} own={own} />
  if (isError || isPaused) {
    return (
      <div className="wrap">
        <OrderFailure isOffline={isPaused} busy={isFetching} onRetry={refetch} />
      </div>
    )
  }
  return <OrderSkeleton />
}
