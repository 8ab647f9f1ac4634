import { useSyncExternalStore } from 'react'
import { hasGuestToken, onGuestChange } from '../api/guest-token.ts'
import { useToken } from './session.ts'

/** Whether there can be a cart at all: of a customer, or of a guest who has put something into one. Never on the server. */
export function useMayHaveCart(): boolean {
  const signedIn = useToken() !== undefined
  const isGuest = useSyncExternalStore(onGuestChange, hasGuestToken, () => false)
  return signedIn || isGuest
}
