import type { wishlistDelete } from '@gema/contract/calls/wishlist.ts'
import type { Handler } from '../../http/handler.ts'
import { knownProductIdOf } from '../../modules/catalogue/catalogue.ts'
import { removeWish } from '../../modules/wishlist/wishlist.ts'
import type { Shop } from '../../shop.ts'

/** Takes a product off the caller's wishlist, even one that is no longer sold. */
export const answerWishlistDelete: Handler<typeof wishlistDelete, Shop> = async (input, context) => {
  const { db } = context.shop
  const productId = await knownProductIdOf(db, input.uuid)
  if (productId !== undefined) await removeWish(db, { customerId: context.caller.customerId, productId })
  return { wishlisted: null }
}
