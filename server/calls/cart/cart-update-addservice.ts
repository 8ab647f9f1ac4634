import type { cartUpdateAddservice } from '@gema/contract/calls/cart.ts'
import type { Handler } from '../../http/handler.ts'
import { changeAddOns } from '../../modules/cart/cart.ts'
import type { Shop } from '../../shop.ts'
import { cartOwnerOf } from '../callers/cart-owner.ts'
import { answerCartChange } from './answer-cart-change.ts'

/** Adds services to a line of the caller's cart and takes others away. */
export const answerCartUpdateAddservice: Handler<typeof cartUpdateAddservice, Shop> = async (
  { cart_id, checked, unchecked },
  context,
) => {
  const wish = { owner: cartOwnerOf(context.caller), line: cart_id, checked, unchecked }
  return answerCartChange(context, (around) => changeAddOns(context.shop.db, around, wish))
}
