import type { productFetchRecommended } from '@gema/contract/calls/product.ts'
import type { Handler } from '../../http/handler.ts'
import { popularCards } from '../../modules/catalogue/catalogue.ts'
import { flashPricesOf, runningSales } from '../../modules/pricing/pricing.ts'
import type { Shop } from '../../shop.ts'
import { presentPage } from '../paging/present-page.ts'
import { presentProductCards } from './present-product-card.ts'

/** All products of the shop, the most popular first. */
export const answerProductFetchRecommended: Handler<typeof productFetchRecommended, Shop> = async (
  { page, per_page },
  { shop, language },
) => {
  const now = shop.clock.now()
  const [cards, sales, { products }] = await Promise.all([
    popularCards(shop.db, per_page, (page - 1) * per_page),
    runningSales(shop.db, now),
    shop.listing.current(now),
  ])
  return {
    server_time: now.toISOString(),
    result: presentPage(presentProductCards(cards, { language, now, flash: flashPricesOf(sales) }), {
      page,
      per_page,
      total: products.length,
    }),
  }
}
