import type { CallName } from '@gema/contract/call-paths.ts'
import { type Ask, createClient } from '@gema/contract/client.ts'
import { useMemo } from 'react'
import { useLanguage } from '../language/use-language.ts'
import { guestToken, knownGuestToken } from './guest-token.ts'
import { readToken } from './token-cookie.ts'

/** Calls that put something into a cart, also into one that there is not yet. */
const fillsCart = (name: CallName): boolean => name === 'cartStore' || name === 'cartStoreList'

/** The client for the browser: the same contract, over the network, with the shopper's token. */
export function useAsk(): Ask {
  const { language } = useLanguage()
  return useMemo<Ask>(
    // Made when it is first used: the server renders components that hold it, but never calls it.
    () => (name, input) =>
      createClient({
        fetch: (...request) => window.fetch(...request),
        origin: window.location.origin,
        language,
        // Who only looks around needs no name: a guest is somebody who has put something into a cart.
        token: () => readToken() ?? (fillsCart(name) ? guestToken() : knownGuestToken()),
      })(name, input),
    [language],
  )
}
