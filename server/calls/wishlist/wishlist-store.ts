import { mostWishes, type wishlistStore } from '@gema/contract/calls/wishlist.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { productIdOf } from '../../modules/catalogue/catalogue.ts'
import { addWish } from '../../modules/wishlist/wishlist.ts'
import type { Shop } from '../../shop.ts'

/** Puts a product on the caller's wishlist. */
export const answerWishlistStore: Handler<typeof wishlistStore, Shop> = async (input, context) => {
  const { db, clock } = context.shop
  const productId = await productIdOf(db, input.uuid)
  if (productId === undefined) return refuse('product_unknown')
  const wish = { customerId: context.caller.customerId, productId, addedAt: clock.now() }
  const added = await addWish(db, wish, mostWishes)
  return added === 'full' ? refuse('wishlist_full', { values: { most: mostWishes } }) : { wishlisted: 1 }
}
