import type { cartDelete } from '@gema/contract/calls/cart.ts'
import type { Handler } from '../../http/handler.ts'
import { removeLines } from '../../modules/cart/cart.ts'
import type { Shop } from '../../shop.ts'
import { cartOwnerOf } from '../callers/cart-owner.ts'
import { answerCartChange } from './answer-cart-change.ts'

/** Removes lines of the caller's cart; `cart/update` brings them back. */
export const answerCartDelete: Handler<typeof cartDelete, Shop> = async ({ id }, context) => {
  const { shop, caller } = context
  const wish = { owner: cartOwnerOf(caller), lines: id }
  return answerCartChange(context, (around) => removeLines(shop.db, around, wish))
}
