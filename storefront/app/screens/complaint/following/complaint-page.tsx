import { addressOf } from '../../../addresses.ts'
import { Breadcrumbs } from '../../../commerce/breadcrumbs.tsx'
import { complaintWords } from '../../../commerce/complaint/complaint-words.ts'
import { useWords } from '../../../language/use-words.ts'
import { useToken } from '../../../shopper/session.ts'
import { complaintScreenWords } from '../complaint-screen-words.ts'
import { LoadFailure } from '../load-failure.tsx'
import { NotThere } from '../not-there.tsx'
import { orderAddress } from '../order-address.ts'
import { NotKnown } from '../use-own-query.ts'
import { ComplaintSkeleton } from './complaint-skeleton.tsx'
import { FollowedComplaint } from './followed-complaint.tsx'
import { useComplaint } from './use-complaint.ts'

interface ComplaintPageProps {
  id: string
  orderKey: string | undefined
}

/** A complaint as it goes on: loaded, shown, or why it cannot be. */
export function ComplaintPage({ id, orderKey }: ComplaintPageProps) {
  const t = useWords(complaintScreenWords)
  const names = useWords(complaintWords)
  const token = useToken()
  const { data, error, isError, isPaused, isFetching, refetch, keep, dataUpdatedAt } = useComplaint(
    id,
    orderKey,
  )
  if (isError && error instanceof NotKnown) return <NotThere what="complaint" />
  if (data === undefined && (isError || isPaused)) {
    return <LoadFailure title={t('complaint')} isOffline={isPaused} busy={isFetching} onRetry={refetch} />
  }
  const place = data && { order: data.order.id, ...(orderKey !== undefined && { key: orderKey }) }
  const trail = [
    ...(token === undefined ? [] : [{ name: t('orders'), to: addressOf('orders') }]),
    ...(data && place ? [{ name: data.order.number, to: orderAddress(place) }] : []),
    { name: data ? names('complaint', { number: data.number }) : t('complaint') },
  ]
  return (
    <>
      <Breadcrumbs trail={trail} />
      <div className="wrap">
        {data === undefined ? (
          <ComplaintSkeleton />
        ) : (
          <FollowedComplaint
            complaint={data}
            orderKey={orderKey}
            keep={keep}
            staleSince={isPaused ? new Date(dataUpdatedAt).toISOString() : undefined}
          />
        )}
      </div>
    </>
  )
}
