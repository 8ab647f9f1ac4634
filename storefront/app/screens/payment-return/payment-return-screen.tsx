import { pageMeta } from '../../api/page-meta.ts'
import { OrderFailure } from '../../commerce/order/order-failure.tsx'
import { OrderUnknown } from '../../commerce/order/own-order-place.ts'
import type { Route } from './+types/payment-return-screen'
import { paymentReturnWords } from './payment-return-words.ts'
import { ReturnSkeleton } from './return-skeleton.tsx'
import { ReturnedOrder } from './returned-order.tsx'
import { UnknownOrder } from './unknown-order.tsx'
import { useReturnedOrder } from './use-returned-order.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, paymentReturnWords, (t) => ({ title: t('title'), noindex: true }))

/**
 * Where a shopper comes back to from paying, and comes to from the mails about an order: how it stands, how it goes on, and
 * how it can still be paid.
 */
export default function PaymentReturnScreen({ params }: Route.ComponentProps) {
  const returned = useReturnedOrder()
  const { data, error, place, isError, isPaused, isFetching, refetch } = returned
  if (data !== undefined && place !== undefined) {
    return <ReturnedOrder order={data} place={place} returned={returned} />
  }
  if (isError && error instanceof OrderUnknown) return <UnknownOrder />
  if (isError || isPaused) {
    return <OrderFailure isOffline={isPaused} busy={isFetching} onRetry={refetch} />
  }
  return <ReturnSkeleton provider={params.provider ?? ''} />
}
