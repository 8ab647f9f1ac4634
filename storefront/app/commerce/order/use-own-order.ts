import type { Order } from '@gema/contract/shapes/order.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useAsk } from '../../api/browser-ask.ts'
import { guestToken } from '../../api/guest-token.ts'
import { useLanguage } from '../../language/use-language.ts'
import { endSession, useIsAwake, useToken } from '../../shopper/session.ts'
import { isOrderOver } from './is-order-over.ts'
import { type OrderPlace, OrderUnknown } from './own-order-place.ts'
import { useOrdersChanged } from './use-orders-changed.ts'

/** Milliseconds between two looks at an order that is on its way. */
const pause = 30_000

/**
 * An order of whoever looks at the page. It is asked for anew each time, and what was shown of another order is gone by
 * then. As long as something may still happen to it, it looks again by itself; never while the tab is hidden or offline.
 */
export function useOwnOrder(place: OrderPlace | undefined) {
  const token = useToken()
  const isAwake = useIsAwake()
  const ask = useAsk()
  const client = useQueryClient()
  const ordersChanged = useOrdersChanged()
  const { language } = useLanguage()
  const queryKey = useMemo(() => ['own order', token ?? 'guest', language, place], [token, language, place])
  const query = useQuery({
    queryKey,
    enabled: isAwake && place !== undefined,
    staleTime: 0,
    // Who opens an order sees it as it is, or sees that it is being loaded.
    gcTime: 0,
    retry: (count, error) => !(error instanceof OrderUnknown) && count < 1,
    refetchInterval: ({ state: { data } }) => (data === undefined || isOrderOver(data) ? false : pause),
    queryFn: async (): Promise<Order> => {
      if (place === undefined) throw new OrderUnknown()
      // The link of a mail opens an order for anybody, but not for nobody: this browser becomes a guest's.
      if (place.key !== undefined && token === undefined) guestToken()
      const answer = await ask('orderFind', place)
      if (answer.ok) return answer.data
      // Whoever was signed in here is nobody now; the key of a mail may still open it.
      if (answer.code === 401 && token !== undefined) endSession()
      if (answer.code === 429 || answer.code >= 500) throw new Error(answer.message)
      throw new OrderUnknown(answer.message)
    },
  })
  const keep = useCallback(
    async (order: Order) => {
      // A look that was under way may have seen the order as it was before.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, order)
      void ordersChanged()
    },
    [client, queryKey, ordersChanged],
  )
  return {
    ...query,
    /** Shows what a call has answered, and has the lists of orders loaded anew. */
    keep,
  }
}
