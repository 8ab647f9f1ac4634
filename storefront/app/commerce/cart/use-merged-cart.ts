import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { forgetGuestToken, knownGuestToken } from '../../api/guest-token.ts'
import { useToken } from '../../shopper/session.ts'
import { cartKey, useCartChange } from '../../shopper/use-cart.ts'

/** The session for which it was tried. What failed is tried again when the next page is loaded. */
let triedFor: string | undefined

/** Moves what a guest put into the cart to the customer that they have signed in as; then there is no guest any more. */
export function useMergedCart(): void {
  const token = useToken()
  const client = useQueryClient()
  const change = useCartChange()
  const merge = useEffectEvent(async (session: string) => {
    const guest = knownGuestToken()
    if (guest === undefined || triedFor === session) return
    triedFor = session
    const answer = await change('cartMerge', { guest_token: guest })
    if (!answer?.ok) return
    forgetGuestToken()
    client.removeQueries({ queryKey: cartKey(undefined, '').slice(0, 2) })
  })
  useEffect(() => {
    if (token !== undefined) void merge(token)
  }, [token])
}
