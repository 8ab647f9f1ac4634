import type { CallName } from '@gema/contract/call-paths.ts'
import { type Ask, createClient } from '@gema/contract/client.ts'
import { useMemo } from 'react'
import { useLanguage } from '../language/use-language.ts'
import { guestToken, knownGuestToken } from './guest-token.ts'
import { asksHeld } from './held-asks.ts'
import { readToken } from './token-cookie.ts'

/** Calls that put something into a cart, also into one that there is not yet. */
const fillsCart = (name: CallName): boolean => name === 'cartStore' || name === 'cartStoreList'

/** Calls after which there is no session; they are what everything else waits for. */
const endsSession = (name: CallName): boolean => name === 'userLogout' || name === 'userDelete'

/** Asked for by somebody who is signed out by now: nobody waits for the answer. */
class SessionOver extends Error {
  override name = 'SessionOver'
}

/** Waits while a session ends, and stops there what was meant for it. */
async function whenAllowed(): Promise<void> {
  const until = asksHeld()
  if (until === undefined) return
  const token = readToken()
  await until
  if (readToken() !== token) throw new SessionOver('the session has ended')
}

/** The client for the browser: the same contract, over the network, with the shopper's token. */
export function useAsk(): Ask {
  const { language } = useLanguage()
  return useMemo<Ask>(
    // Made when it is first used: the server renders components that hold it, but never calls it.
    () => async (name, input) => {
      if (!endsSession(name)) await whenAllowed()
      const ask = createClient({
        fetch: (...request) => window.fetch(...request),
        origin: window.location.origin,
        language,
        // Who only looks around needs no name: a guest is somebody who has put something into a cart.
        token: () => readToken() ?? (fillsCart(name) ? guestToken() : knownGuestToken()),
      })
      return ask(name, input)
    },
    [language],
  )
}
