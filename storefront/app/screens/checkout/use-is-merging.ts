import { useEffect, useState, useSyncExternalStore } from 'react'
import { hasGuestToken, onGuestChange } from '../../api/guest-token.ts'
import { useToken } from '../../shopper/session.ts'

/** Nobody waits longer than this for a cart that may never come. */
const patience = 5000

/** Whether the cart of the guest that a customer was a moment ago is still on its way into theirs: it is not empty yet. */
export function useIsMerging(): boolean {
  const isSignedIn = useToken() !== undefined
  const wasGuest = useSyncExternalStore(onGuestChange, hasGuestToken, () => false)
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patience)
    return () => clearTimeout(timer)
  }, [])
  return isPatient && isSignedIn && wasGuest
}
