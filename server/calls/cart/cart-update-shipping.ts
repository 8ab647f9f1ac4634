import type { cartUpdateShipping } from '@gema/contract/calls/cart.ts'
import type { Handler } from '../../http/handler.ts'
import { changeShipping } from '../../modules/cart/cart.ts'
import type { Shop } from '../../shop.ts'
import { buyerOf, cartOwnerOf } from '../callers/cart-owner.ts'
import { answerCartChange } from './answer-cart-change.ts'

/** Says where the caller's cart goes, and how the parcel of each store goes there. */
export const answerCartUpdateShipping: Handler<typeof cartUpdateShipping, Shop> = async (input, context) => {
  const { shop, caller } = context
  const wish = {
    owner: cartOwnerOf(caller),
    buyerIn: buyerOf(caller),
    destination: input.destination,
    deliveries: input.deliveries.map(({ store, service, is_insured }) => ({
      ...{ store, service, isInsured: is_insured },
    })),
  }
  return answerCartChange(context, (around) => changeShipping(shop.db, around, wish))
}
