import type { categoryFetch } from '@gema/contract/calls/catalogue.ts'
import type { Handler } from '../../http/handler.ts'
import { allBrands, categoryTree } from '../../modules/catalogue/catalogue.ts'
import type { Shop } from '../../shop.ts'
import { presentCategory } from '../common/present-category.ts'

/** The whole tree of categories. */
export const answerCategoryFetch: Handler<typeof categoryFetch, Shop> = async (
  _input,
  { shop, language },
) => {
  const [categories, brands, counts] = await Promise.all([
    categoryTree(shop.db),
    allBrands(shop.db),
    shop.listing.currentCounts(shop.clock.now()),
  ])
  return categories.map((category) => presentCategory(category, { counts, brands, language }))
}
