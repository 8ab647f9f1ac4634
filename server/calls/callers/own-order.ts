import type { CallerIdentity } from '../../http/handler.ts'
import { orderKeyName } from '../../modules/checkout/checkout.ts'
import { type Order, ownOrder } from '../../modules/orders/orders.ts'
import type { Shop } from '../../shop.ts'
import { cartOwnerOf } from './cart-owner.ts'

/** An order of the caller's own, or one that the key from its mail opens. Any other is not there. */
export function orderOfCaller(
  shop: Shop,
  caller: CallerIdentity,
  { order, key }: { order: string; key?: string | undefined },
): Promise<Order | undefined> {
  const holdsKey = key !== undefined && shop.sealer.isKeyFor(orderKeyName(order), key)
  // Who is nobody owns nothing, but may hold the key.
  const owner = caller.kind === 'nobody' ? {} : cartOwnerOf(caller)
  return ownOrder(shop.db, order, { ...owner, holdsKey })
}
