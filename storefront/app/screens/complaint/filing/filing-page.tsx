import type { Complaint } from '@gema/contract/shapes/complaint.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../../../addresses.ts'
import { useAsk } from '../../../api/browser-ask.ts'
import { Breadcrumbs } from '../../../commerce/breadcrumbs.tsx'
import { complaintPlace, type OrderPlace } from '../../../commerce/order/own-order-place.ts'
import { useToast } from '../../../commerce/use-toast.ts'
import { inLanguage } from '../../../language/language-path.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useWords } from '../../../language/use-words.ts'
import { useToken } from '../../../shopper/session.ts'
import { complaintScreenWords } from '../complaint-screen-words.ts'
import { LoadFailure } from '../load-failure.tsx'
import { NotThere } from '../not-there.tsx'
import { orderAddress } from '../order-address.ts'
import { NotKnown, ownKey, useOwnQuery } from '../use-own-query.ts'
import { FilingForm } from './filing-form.tsx'
import { FilingHead } from './filing-head.tsx'
import { FilingImpossible } from './filing-impossible.tsx'
import { FilingSkeleton } from './filing-skeleton.tsx'

/** Files a complaint about an order, or says why that is not possible. */
export function FilingPage({ place }: { place: OrderPlace }) {
  const t = useWords(complaintScreenWords)
  const ask = useAsk()
  const token = useToken()
  const query = useOwnQuery({
    name: ['filing', place.order, place.key],
    orderKey: place.key,
    ask: () => ask('complaintFind', place),
  })
  const { data, error, isError, isPaused, isFetching, refetch } = query
  const setSent = useSent(place)
  if (isError && data === undefined && error instanceof NotKnown) return <NotThere what="order" />
  if (data === undefined && (isError || isPaused)) {
    return <LoadFailure title={t('file')} isOffline={isPaused} busy={isFetching} onRetry={refetch} />
  }
  const trail = [
    ...(token === undefined ? [] : [{ name: t('orders'), to: addressOf('orders') }]),
    ...(data ? [{ name: data.filing.order.number, to: orderAddress(place) }] : []),
    { name: t('file') },
  ]
  return (
    <>
      <Breadcrumbs trail={trail} />
      <div className="wrap">
        {data === undefined ? (
          <FilingSkeleton />
        ) : data.filing.is_allowed ? (
          <>
            <FilingHead filing={data.filing} />
            <FilingForm place={place} filing={data.filing} onSent={setSent} onLost={refetch} />
          </>
        ) : (
          <FilingImpossible place={place} filing={data.filing} complaints={data.complaints} />
        )}
      </div>
    </>
  )
}

/** Leads to the complaint once it is filed, after the form has learnt that nothing is unsaved any more. */
function useSent(place: OrderPlace) {
  const [sent, setSent] = useState<{ complaint: Complaint; message: string }>()
  const leave = useLeaveForComplaint(place)
  const isGone = useRef(false)
  useEffect(() => {
    if (sent === undefined || isGone.current) return
    isGone.current = true
    leave(sent.complaint, sent.message)
  }, [sent, leave])
  return (complaint: Complaint, message: string) => setSent({ complaint, message })
}

function useLeaveForComplaint(place: OrderPlace) {
  const navigate = useNavigate()
  const toast = useToast()
  const client = useQueryClient()
  const token = useToken()
  const { language } = useLanguage()
  return (complaint: Complaint, message: string) => {
    client.setQueryData(ownKey({ token, language }, ['complaint', complaint.id, place.key]), complaint)
    toast.success(message)
    void navigate(inLanguage(complaintPlace(complaint.id, place), language), { replace: true })
  }
}
