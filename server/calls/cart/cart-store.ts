import { type cartStore, mostCartLines } from '@gema/contract/calls/cart.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { addToCart } from '../../modules/cart/cart.ts'
import type { Shop } from '../../shop.ts'
import { cartOwnerOf } from '../callers/cart-owner.ts'
import { answerCartChange } from './answer-cart-change.ts'

/** Puts a variant or a whole bundle into the caller's cart. */
export const answerCartStore: Handler<typeof cartStore, Shop> = async (input, context) => {
  const { inventory, bundle, quantity } = input
  const asked =
    inventory !== undefined
      ? { inventory, quantity }
      : bundle !== undefined
        ? { bundle, quantity }
        : undefined
  if (asked === undefined) return refuse('invalid_data')
  const wish = {
    owner: cartOwnerOf(context.caller),
    asked,
    addOns: input.add_ons,
    buyNow: input.buy_now,
    mostLines: mostCartLines,
  }
  return answerCartChange(context, (around) => addToCart(context.shop.db, around, wish))
}
