import type { wishlistFetch } from '@gema/contract/calls/wishlist.ts'
import type { Handler } from '../../http/handler.ts'
import { productCards } from '../../modules/catalogue/catalogue.ts'
import { flashPricesOf, runningSales } from '../../modules/pricing/pricing.ts'
import { wishesOf } from '../../modules/wishlist/wishlist.ts'
import type { Shop } from '../../shop.ts'
import { presentPage } from '../paging/present-page.ts'
import { presentProductCards } from '../product/present-product-card.ts'

/** A page of the caller's wishlist, and the uuids of all that is on it. */
export const answerWishlistFetch: Handler<typeof wishlistFetch, Shop> = async (input, context) => {
  const { shop, language } = context
  const { page, per_page } = input
  const now = shop.clock.now()
  const wishes = await wishesOf(shop.db, context.caller.customerId)
  const ids = [...wishes.keys()].slice((page - 1) * per_page, page * per_page)
  const [cards, sales] = await Promise.all([productCards(shop.db, ids), runningSales(shop.db, now)])
  const shown = presentProductCards(cards, { language, now, flash: flashPricesOf(sales) })
  return {
    result: presentPage(shown, { page, per_page, total: wishes.size }),
    uuids: [...wishes.values()],
  }
}
