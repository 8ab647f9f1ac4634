import type { compareListFetch } from '@gema/contract/calls/compare-list.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { Handler } from '../../http/handler.ts'
import { compareFacts, productCards } from '../../modules/catalogue/catalogue.ts'
import { comparedProducts } from '../../modules/compare/compare.ts'
import { flashPricesOf, runningSales } from '../../modules/pricing/pricing.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import { ownStores } from '../../modules/stores/stores.ts'
import type { Shop } from '../../shop.ts'
import { presentProductCards } from '../product/present-product-card.ts'
import { presentComparedService } from './present-compared-service.ts'
import { presentComparedSpecs } from './present-compared-specs.ts'

/** What the caller compares, row by row: as many queries for four products as for one. */
export const answerCompareListFetch: Handler<typeof compareListFetch, Shop> = async (_input, context) => {
  const { shop, language } = context
  const now = shop.clock.now()
  const places = await comparedProducts(shop.db, context.caller.customerId)
  const [first] = places
  if (first === undefined) return { category: null, products: [], groups: [] }
  const ids = places.map(({ id }) => id)
  const [found, facts, sales, settings, stores] = await Promise.all([
    productCards(shop.db, ids),
    compareFacts(shop.db, ids),
    runningSales(shop.db, now),
    readSettings(shop.db),
    ownStores(shop.db),
  ])
  const cards = presentProductCards(found, { language, now, flash: flashPricesOf(sales) })
  // By the cards: a product that was withdrawn in the meantime has none.
  const columns = cards.map((card) => ({
    card,
    place: places.find(({ id }) => id === card.id) ?? first,
    ...facts(card.id),
  }))
  const services = columns.map(({ card, place, storeIds, installations }) => ({
    warrantyMonths: place.warrantyMonths,
    stores: stores.filter(({ id }) => storeIds.has(id)).map(({ name }) => name),
    installations,
    price: card.current_price,
  }))
  const { decimalFormat, currencyIcon: icon, currencyPosition: position } = settings
  const rows = presentComparedService(services, { language, money: { icon, position, decimalFormat } })
  const specs = columns.map(({ spec }) => spec)
  const { name, slug } = first.main
  return {
    category: { name: inLanguage(name, language), slug: inLanguage(slug, language) },
    products: columns.map(({ card, place }) => ({
      ...card,
      category: inLanguage(place.category.name, language),
    })),
    groups: [
      ...presentComparedSpecs(specs, { language, decimalFormat }),
      ...(rows.length > 0 ? [{ group: 'service' as const, rows }] : []),
    ],
  }
}
