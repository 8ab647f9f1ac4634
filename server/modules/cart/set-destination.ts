import type { Db } from '../../platform/database/database.ts'
import { lockCartRow, updateCart } from './cart-queries.ts'
import type { CartOwner } from './priced-cart.ts'

/**
 * Says where a cart goes, inside the transaction of an order: its address has the last word. Nobody else changes the cart
 * until the transaction is over.
 */
export async function setDestination(
  tx: Db,
  owner: CartOwner,
  { regionCode, now }: { regionCode: string; now: Date },
): Promise<void> {
  const cart = await lockCartRow(tx, owner)
  if (cart === undefined || cart.destination === regionCode) return
  await updateCart(tx, cart.id, { destination: regionCode, changedAt: now })
}
