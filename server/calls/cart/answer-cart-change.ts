import type { CartState } from '@gema/contract/shapes/cart.ts'
import { type Refused, refuse } from '../../http/handler.ts'
import { type CartAround, type CartRefused, type PricedCart, priceCart } from '../../modules/cart/cart.ts'
import type { Shop } from '../../shop.ts'
import { buyerOf, cartOwnerOf, type Shopper } from '../callers/cart-owner.ts'
import { moneyNow, presentCart } from './present-cart.ts'
import { presentRefusalValues } from './present-cart-voucher.ts'

/** Has the caller's cart changed, and answers the whole cart, or why nothing was changed. */
export async function answerCartChange(
  { shop, language, caller }: { shop: Shop; language: string; caller: Shopper },
  change: (around: CartAround) => Promise<CartRefused | undefined>,
): Promise<CartState | Refused> {
  const { clock } = shop
  const now = clock.now()
  let priced: PricedCart | undefined
  const refusal = await change({
    clock,
    afterwards: async (tx) => {
      priced = await priceCart(tx, cartOwnerOf(caller), { now, buyerIn: buyerOf(caller) })
    },
  })
  if (priced !== undefined) return presentCart(shop, priced, { language, now })
  if (refusal === undefined) throw new Error('the cart was changed and not read')
  const { refused, values = {}, field } = refusal
  const told = presentRefusalValues(values, { language, money: await moneyNow(shop), now })
  return refuse(refused, { values: told, ...(field !== undefined && { field }) })
}
