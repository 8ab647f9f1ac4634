import { type cartUpdate, mostCartLines } from '@gema/contract/calls/cart.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { changeLines } from '../../modules/cart/cart.ts'
import type { Shop } from '../../shop.ts'
import { buyerOf, cartOwnerOf } from '../callers/cart-owner.ts'
import { answerCartChange } from './answer-cart-change.ts'

/** Changes what is selected, how many of it, and the voucher; brings removed lines back. */
export const answerCartUpdate: Handler<typeof cartUpdate, Shop> = async (input, context) => {
  const { checked, unchecked, restored, seen, voucher } = input
  if (typeof voucher === 'string') {
    const seconds = await context.countTry('voucher-code')
    if (seconds > 0) return refuse('too_many_requests', { values: { seconds } })
  }
  const wish = {
    owner: cartOwnerOf(context.caller),
    buyerIn: buyerOf(context.caller),
    quantities: input.quantities.map(({ cart_id, quantity }) => ({ uuid: cart_id, quantity })),
    ...{ checked, unchecked, restored, seen, voucher },
    mostLines: mostCartLines,
  }
  return answerCartChange(context, (around) => changeLines(context.shop.db, around, wish))
}
