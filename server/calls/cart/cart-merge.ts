import { type cartMerge, mostCartLines } from '@gema/contract/calls/cart.ts'
import type { Handler } from '../../http/handler.ts'
import { customerById } from '../../modules/accounts/accounts.ts'
import { mergeCarts } from '../../modules/cart/cart.ts'
import { adoptOrders } from '../../modules/orders/orders.ts'
import { hashToken } from '../../platform/secrets.ts'
import type { Shop } from '../../shop.ts'
import { presentCartNow } from './present-cart.ts'

/** Moves the cart of a guest into the caller's. More lines than can be added one by one are kept: nothing is lost by signing in. */
export const answerCartMerge: Handler<typeof cartMerge, Shop> = async ({ guest_token }, context) => {
  const { shop, caller } = context
  const { customerId } = caller
  const guestHash = hashToken(guest_token)
  await mergeCarts(shop.db, shop.clock, { customerId, guestHash, mostLines: mostCartLines * 2 })
  // What they ordered before they signed in is theirs, where it went to the same address.
  const email = (await customerById(shop.db, customerId))?.email
  if (email !== undefined) await adoptOrders(shop.db, { guestHash, customerId, email })
  return presentCartNow(context)
}
