import { type Ask, createClient } from '@gema/contract/client.ts'
import { useMemo } from 'react'
import { useLanguage } from '../language/use-language.ts'
import { guestToken } from './guest-token.ts'
import { readToken } from './token-cookie.ts'

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
        token: () => readToken() ?? guestToken(),
      })(name, input),
    [language],
  )
}
