import type { productFetchRecommended } from '@gema/contract/calls/product.ts'
import type { Handler } from '../../http/handler.ts'
import { productCards } from '../../modules/catalogue/catalogue.ts'
import type { Shop } from '../../shop.ts'
import { presentPage } from '../paging/present-page.ts'
import { presentProductCards } from './present-product-card.ts'

/** All products of the shop, the most popular first. Their order is in memory: the last page costs what the first does. */
export const answerProductFetchRecommended: Handler<typeof productFetchRecommended, Shop> = async (
  { page, per_page },
  { shop, language },
) => {
  const now = shop.clock.now()
  const listing = await shop.listing.current(now)
  const total = listing.products.length
  const positions = listing.orderOf('relevance').subarray((page - 1) * per_page, page * per_page)
  const ids = Array.from(positions, (position) => listing.products[position]?.id ?? 0)
  const cards = await productCards(shop.db, ids)
  return {
    server_time: now.toISOString(),
    result: presentPage(presentProductCards(cards, { language, now, flash: listing.flash }), {
      page,
      per_page,
      total,
    }),
  }
}
