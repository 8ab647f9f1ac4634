import { type compareListStore, mostCompared } from '@gema/contract/calls/compare-list.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { productIdOf } from '../../modules/catalogue/catalogue.ts'
import { addCompared, comparedUuids } from '../../modules/compare/compare.ts'
import type { Shop } from '../../shop.ts'

/** Adds a product to what the caller compares. */
export const answerCompareListStore: Handler<typeof compareListStore, Shop> = async (input, context) => {
  const { shop, language } = context
  const customerId = context.caller.customerId
  const productId = await productIdOf(shop.db, input.product_id)
  if (productId === undefined) return refuse('product_unknown')
  const added = await addCompared(shop.db, { customerId, productId, addedAt: shop.clock.now() }, mostCompared)
  if (added === 'full') return refuse('compare_full', { values: { most: mostCompared } })
  if (added !== 'added') {
    const category = inLanguage(added.otherCategory, language)
    return refuse('compare_other_category', { values: { category } })
  }
  return { uuids: await comparedUuids(shop.db, customerId) }
}
