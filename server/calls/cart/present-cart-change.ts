import type { CartState } from '@gema/contract/shapes/cart.ts'
import { type Refused, refuse } from '../../http/handler.ts'
import type { CartRefused } from '../../modules/cart/cart.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import type { Shop } from '../../shop.ts'
import type { Shopper } from '../callers/cart-owner.ts'
import { moneyOf, presentCartNow } from './present-cart.ts'
import { presentRefusalValues } from './present-cart-voucher.ts'

/** What a change of a cart answers: the whole cart, or why nothing was changed. */
export async function presentCartChange(
  refusal: CartRefused | undefined,
  context: { shop: Shop; language: string; caller: Shopper },
): Promise<CartState | Refused> {
  if (refusal === undefined) return presentCartNow(context)
  const { shop, language } = context
  const { refused, values = {}, field } = refusal
  const money = moneyOf(await readSettings(shop.db))
  const told = presentRefusalValues(values, { language, money, now: shop.clock.now() })
  return refuse(refused, { values: told, ...(field !== undefined && { field }) })
}
