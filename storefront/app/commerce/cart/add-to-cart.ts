import type { Answer, Ask, CallInput } from '@gema/contract/client.ts'
import type { CartState } from '@gema/contract/shapes/cart.ts'
import type { QueryClient } from '@tanstack/react-query'
import { readToken } from '../../api/token-cookie.ts'
import { endSession } from '../../shopper/session.ts'
import { cartKey, keepCart } from '../../shopper/use-cart.ts'
import { openCartDrawer } from './drawer-state.ts'

/** What the page hands over that has loaded this file. */
export interface Surroundings {
  ask: Ask
  client: QueryClient
  language: string
}

/** Puts something into the cart, keeps the answer and opens the drawer. A lost connection is `undefined`. */
export async function addToCart(
  { ask, client, language }: Surroundings,
  wanted: CallInput<'cartStore'>,
): Promise<Answer<CartState> | undefined> {
  const answer = await ask('cartStore', wanted).catch(() => undefined)
  if (answer?.ok) {
    keepCart(client, cartKey(readToken(), language), answer.data)
    const { inventory, bundle, quantity = 1, buy_now } = wanted
    if (!buy_now) openCartDrawer({ inventory, bundle, quantity })
  } else if (answer?.code === 401 && readToken() !== undefined) endSession()
  return answer
}
