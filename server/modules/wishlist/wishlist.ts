import type { Db } from '../../platform/database/database.ts'
import { holdLock } from '../../platform/database/hold-lock.ts'
import { soldUuids } from '../catalogue/catalogue.ts'
import { deleteWish, insertWishes, selectWishes } from './wishlist-queries.ts'

export interface Wish {
  customerId: number
  productId: number
  addedAt: Date
}

/**
 * What a customer wishes for and the shop still sells: uuids by product ids, the newest first. Something that is
 * withdrawn stays on the list unseen, because it may come back.
 */
export async function wishesOf(db: Db, customerId: number): Promise<Map<number, string>> {
  const wishes = await selectWishes(db, customerId)
  return soldUuids(
    db,
    wishes.map(({ productId }) => productId),
  )
}

/** How many products the customer sees on the wishlist. */
export const countWishes = async (db: Db, customerId: number): Promise<number> =>
  (await wishesOf(db, customerId)).size

/** Puts a product on the wishlist; one that is there already stays where it is. */
export const addWish = (db: Db, wish: Wish, most: number): Promise<'added' | 'full'> =>
  db.transaction(async (tx) => {
    await holdLock(tx, `wishlist:${wish.customerId}`)
    const known = await wishesOf(tx, wish.customerId)
    if (!known.has(wish.productId) && known.size >= most) return 'full'
    await insertWishes(tx, [wish])
    return 'added'
  })

/** Takes a product off the wishlist; one that is not on it stays off. */
export async function removeWish(db: Db, wish: Omit<Wish, 'addedAt'>): Promise<void> {
  await deleteWish(db, wish)
}

/** Adds many wishes at once; those that are there stay as they are. */
export async function saveWishes(db: Db, wishes: Wish[]): Promise<void> {
  if (wishes.length > 0) await insertWishes(db, wishes)
}
