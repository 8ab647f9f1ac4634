import type { productFetchCategories } from '@gema/contract/calls/product.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { Handler } from '../../http/handler.ts'
import { categoryTree, productCards } from '../../modules/catalogue/catalogue.ts'
import { mostPopularOf } from '../../modules/listing/listing.ts'
import type { Shop } from '../../shop.ts'
import { presentProductCount } from '../common/present-category.ts'
import { presentProductCards } from './present-product-card.ts'

/** Every main category with what shoppers choose most in it. */
export const answerProductFetchCategories: Handler<typeof productFetchCategories, Shop> = async (
  { per_category },
  { shop, language },
) => {
  const now = shop.clock.now()
  const [categories, index] = await Promise.all([categoryTree(shop.db), shop.listing.current(now)])
  const chosen = categories.map((main) => {
    const ids = [main.id, ...main.children.map(({ id }) => id)]
    const productIds = mostPopularOf(index, { categoryIds: ids, limit: per_category })
    return { main, productIds, count: presentProductCount(main, index.counts) }
  })
  const facts = await productCards(
    shop.db,
    chosen.flatMap(({ productIds }) => productIds),
  )
  const cards = presentProductCards(facts, { language, now, flash: index.flash })
  return {
    server_time: now.toISOString(),
    categories: chosen.map(({ main, productIds, count }) => ({
      uuid: main.uuid,
      name: inLanguage(main.name, language),
      slug: inLanguage(main.slug, language),
      product_count: count,
      products: cards.filter(({ id }) => productIds.includes(id)),
    })),
  }
}
