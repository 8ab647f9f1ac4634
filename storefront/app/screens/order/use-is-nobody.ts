import { useSyncExternalStore } from 'react'
import { hasGuestToken, onGuestChange } from '../../api/guest-token.ts'
import { useIsAwake, useToken } from '../../shopper/session.ts'

/** Whether this browser is neither a customer's nor that of a guest who has ordered something. */
export function useIsNobody(): boolean {
  const token = useToken()
  const isAwake = useIsAwake()
  const isGuest = useSyncExternalStore(onGuestChange, hasGuestToken, () => true)
  return isAwake && token === undefined && !isGuest
}
