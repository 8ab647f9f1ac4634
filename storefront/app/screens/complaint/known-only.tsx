import type { ReactNode } from 'react'
import { knownGuestToken } from '../../api/guest-token.ts'
import { SignedInOnly } from '../../commerce/account/signed-in-only.tsx'
import { useIsAwake } from '../../shopper/session.ts'

interface KnownOnlyProps {
  /** The key from a mail opens the page for anybody. */
  hasKey: boolean
  children: ReactNode
}

/** For whoever may own an order here: a customer, a guest who has bought something, or who holds a key. All others sign in. */
export function KnownOnly({ hasKey, children }: KnownOnlyProps) {
  const isAwake = useIsAwake()
  const isOpen = hasKey || !isAwake || knownGuestToken() !== undefined
  return isOpen ? children : <SignedInOnly>{children}</SignedInOnly>
}
