import type { CallName } from '@gema/contract/call-paths.ts'
import type { Answer, CallInput } from '@gema/contract/client.ts'
import type { CartState } from '@gema/contract/shapes/cart.ts'
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useAsk } from '../api/browser-ask.ts'
import { useLanguage } from '../language/use-language.ts'
import { onOtherTab, tellOtherTabs } from './cart-tabs.ts'
import { newerCart } from './newer-cart.ts'
import { endSession, useToken } from './session.ts'
import { useMayHaveCart } from './use-may-have-cart.ts'

/** Calls that change the cart: each answers with the whole of it. */
export type CartChange = Extract<
  CallName,
  'cartStore' | 'cartUpdate' | 'cartUpdateAddservice' | 'cartDelete' | 'cartUpdateShipping' | 'cartMerge'
>

/** All carts that this page knows, whoever's and in whatever language. */
export const cartKeys = ['cart'] as const

/** The name under which a cart is kept: by shopper, so that nobody sees what was another's. */
export const cartKey = (token: string | undefined, language: string): readonly unknown[] => [
  ...cartKeys,
  token ?? 'guest',
  language,
]

/** Keeps a cart unless a newer one is there already: answers may overtake each other. */
export function keepCart(client: QueryClient, key: readonly unknown[], cart: CartState): void {
  const known = client.getQueryData<CartState>(key)
  client.setQueryData<CartState>(key, newerCart(known, cart))
  if (known?.revision === cart.revision) return
  // The same cart in another language is out of date now, and so is what other tabs show.
  void client.invalidateQueries({
    queryKey: cartKeys,
    refetchType: 'none',
    predicate: ({ queryKey }) => String(queryKey) !== String(key),
  })
  tellOtherTabs()
}

/** The cart of the shopper, guest or customer. Who has never put anything into one is not asked for. */
export function useCart({ enabled = true }: { enabled?: boolean } = {}): UseQueryResult<CartState> {
  const token = useToken()
  const mayHave = useMayHaveCart()
  const ask = useAsk()
  const client = useQueryClient()
  const { language } = useLanguage()
  const key = cartKey(token, language)
  useEffect(
    () => onOtherTab(() => void client.invalidateQueries({ queryKey: cartKeys }, { cancelRefetch: false })),
    [client],
  )
  return useQuery({
    queryKey: key,
    enabled: enabled && mayHave,
    queryFn: async () => {
      const answer = await ask('cartFind', {})
      if (!answer.ok) {
        if (answer.code === 401 && token !== undefined) endSession()
        throw new Error(answer.message)
      }
      return newerCart(client.getQueryData<CartState>(key), answer.data)
    },
  })
}

/** Changes the cart and keeps the answer. A lost connection is `undefined`: the caller says so in its own words. */
export function useCartChange() {
  const token = useToken()
  const ask = useAsk()
  const client = useQueryClient()
  const { language } = useLanguage()
  return useCallback(
    async <Name extends CartChange>(
      name: Name,
      input: CallInput<Name>,
    ): Promise<Answer<CartState> | undefined> => {
      const answer = (await ask(name, input).catch(() => undefined)) as Answer<CartState> | undefined
      if (answer?.ok) keepCart(client, cartKey(token, language), answer.data)
      else if (answer?.code === 401 && token !== undefined) endSession()
      return answer
    },
    [ask, client, token, language],
  )
}
