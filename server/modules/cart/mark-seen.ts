import type { Db } from '../../platform/database/database.ts'
import { updateLines } from './line-queries.ts'
import { priceLines } from './price-lines.ts'
import type { CartOwner } from './priced-cart.ts'
import { readCart } from './read-cart.ts'

/** Takes notices of changed prices and of a merge as read: the prices of now are those that a later one is held against. */
export async function markSeen(
  tx: Db,
  { owner, seen }: { owner: CartOwner; seen: string[] },
  now: Date,
): Promise<void> {
  const read = await readCart(tx, owner, { now })
  const cartId = read.cart?.id ?? 0
  for (const { id, uuid, price, notices } of priceLines(read, now)) {
    const told = notices.some(({ kind }) =>
      ['price_up', 'price_down', 'clipped', 'from_account'].includes(kind),
    )
    if (!told || !seen.includes(uuid)) continue
    await updateLines(tx, { cartId, ids: [id] }, { seenPrice: price.current, mergeNote: null })
  }
}
