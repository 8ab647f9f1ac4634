import type { displayCaseFetchProduct } from '@gema/contract/calls/catalogue.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { displayCases } from '../../modules/catalogue/catalogue.ts'
import { flashPricesOf, runningSales } from '../../modules/pricing/pricing.ts'
import type { Shop } from '../../shop.ts'
import { presentProductCards } from '../product/present-product-card.ts'

/** The display cases, each with its first products; one alone when its uuid is given. */
export const answerDisplayCaseFetchProduct: Handler<typeof displayCaseFetchProduct, Shop> = async (
  { uuid, per_case: perCase },
  { shop, language },
) => {
  const now = shop.clock.now()
  const [cases, sales] = await Promise.all([
    displayCases(shop.db, { uuid, perCase }),
    runningSales(shop.db, now),
  ])
  if (uuid !== undefined && cases.length === 0) return refuse('list_unknown')
  const flash = flashPricesOf(sales)
  // An empty case is nothing to look at, unless somebody asks for this very one.
  const shown = uuid === undefined ? cases.filter(({ cards }) => cards.length > 0) : cases
  return {
    server_time: now.toISOString(),
    display_cases: shown.map((each) => ({
      id: each.id,
      uuid: each.uuid,
      slug: inLanguage(each.slug, language),
      name: inLanguage(each.name, language),
      text: inLanguage(each.text, language),
      image: each.image,
      product_count: each.productCount,
      products: presentProductCards(each.cards, { language, now, flash }),
    })),
  }
}
