import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useToken } from '../../shopper/session.ts'
import { personalKey } from '../../shopper/use-personal-query.ts'

/** Something was done with an order: the lists of orders and their counts are asked for anew. */
export function useOrdersChanged(): () => Promise<void> {
  const client = useQueryClient()
  const token = useToken()
  return useCallback(
    () => client.invalidateQueries({ queryKey: personalKey(token, 'orderFetch') }),
    [client, token],
  )
}
