import type { Db } from '../../platform/database/database.ts'
import { type CartAround, type CartRefused, changeCart } from './change-cart.ts'
import { forgetRemovedLines, selectLines, updateLines } from './line-queries.ts'
import type { CartOwner } from './priced-cart.ts'

/** For so long, a removed line can be brought back. */
const restorable = 24 * 60 * 60 * 1000

/** Removes lines so that they can be brought back for a while. Removing one again, or one that is not there, is a success. */
export const removeLines = (
  db: Db,
  around: CartAround,
  { owner, lines: uuids }: { owner: CartOwner; lines: string[] },
): Promise<CartRefused | undefined> =>
  changeCart(db, { ...around, owner }, async (tx, cart) => {
    const now = around.clock.now()
    await forgetRemovedLines(tx, cart.id, new Date(now.getTime() - restorable))
    const lines = await selectLines(tx, cart.id)
    const ids = lines
      .filter(({ uuid, removedAt }) => removedAt === null && uuids.includes(uuid))
      .map(({ id }) => id)
    if (ids.length > 0) await updateLines(tx, { cartId: cart.id, ids }, { removedAt: now })
    return {}
  })
