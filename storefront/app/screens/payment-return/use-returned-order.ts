import type { Order } from '@gema/contract/shapes/order.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useAsk } from '../../api/browser-ask.ts'
import { guestToken } from '../../api/guest-token.ts'
import { isOverdue, isWaiting, stageOf } from '../../commerce/order/order-stage.ts'
import { type OrderPlace, OrderUnknown, placeWithKey } from '../../commerce/order/own-order-place.ts'
import { useLanguage } from '../../language/use-language.ts'
import { endSession, useIsAwake, useToken } from '../../shopper/session.ts'

/** Milliseconds between the looks at an open payment; afterwards only who asks is answered. */
const pauses = [1_500, 3_000, 5_000, 8_000, 12_000]

/** An order that has run out is ended by its server a little later. */
const pauseWhenOverdue = 20_000

/**
 * The order that the shopper comes back to. Each look makes the server ask the provider; nothing here marks it as paid. It
 * looks again by itself a few times, and whenever the shopper comes back to the tab; never while it is hidden or offline.
 */
export function useReturnedOrder() {
  const place = useOrderPlace()
  const token = useToken()
  const isAwake = useIsAwake()
  const ask = useAsk()
  const client = useQueryClient()
  const { language } = useLanguage()
  const [begunHere, setBegunHere] = useState<string>()
  const queryKey = useMemo(() => ['order', token ?? 'guest', language, place], [token, language, place])
  const query = useQuery({
    queryKey,
    enabled: isAwake,
    staleTime: 0,
    retry: (count, error) => !(error instanceof OrderUnknown) && count < 1,
    refetchOnWindowFocus: ({ state }) => state.data === undefined || isWaiting(stageOf(state.data)),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
      if (data === undefined) return false
      if (isOverdue(data)) return pauseWhenOverdue
      if (stageOf(data) !== 'open' || data.payment.uuid === begunHere) return false
      return pauses[dataUpdateCount + errorUpdateCount - 1] ?? false
    },
    queryFn: async (): Promise<Order> => {
      if (place === undefined) throw new OrderUnknown()
      // The link of a mail opens an order for anybody, but not for nobody: this browser becomes a guest's.
      if (place.key !== undefined && token === undefined) guestToken()
      const answer = await ask('orderPaymentDone', place)
      if (answer.ok) return answer.data
      // Whoever was signed in here is nobody now; the key of a mail may still open it.
      if (answer.code === 401 && token !== undefined) endSession()
      if (answer.code === 429 || answer.code >= 500) throw new Error(answer.message)
      throw new OrderUnknown(answer.message)
    },
  })
  const keep = useCallback(
    (order: Order) => {
      setBegunHere(order.payment.uuid)
      client.setQueryData(queryKey, order)
    },
    [client, queryKey],
  )
  const state = client.getQueryState(queryKey)
  const looks = (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0)
  return {
    ...query,
    place,
    /** Keeps what a call has answered; a payment that was begun here is one that nobody has paid yet. */
    keep,
    isBegunHere: query.data !== undefined && query.data.payment.uuid === begunHere,
    isLooking: looks <= pauses.length,
  }
}

function useOrderPlace(): OrderPlace | undefined {
  const { search } = useLocation()
  return useMemo(() => {
    const asked = new URLSearchParams(search)
    const order = asked.get('order')
    if (order === null) return undefined
    return placeWithKey(order, asked.get('key'))
  }, [search])
}
