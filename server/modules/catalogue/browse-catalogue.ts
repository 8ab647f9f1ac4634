import type { Db } from '../../platform/database/database.ts'
import { countBrands, selectBrandPage, selectCollections, selectFeaturedBrands } from './catalogue-queries.ts'
import { type CardFacts, cardsOfProducts } from './product-card-queries.ts'

export { type CardFacts, keptCards, popularCards, readCards, variantCards } from './product-card-queries.ts'

/** The cards of certain products, in the order of the list. */
export async function productCards(db: Db, productIds: number[]): Promise<CardFacts[]> {
  if (productIds.length === 0) return []
  const cards = await cardsOfProducts(db, productIds)
  const byId = new Map(cards.map((card) => [card.id, card]))
  return productIds.flatMap((id) => byId.get(id) ?? [])
}

export const featuredBrands = (db: Db) => selectFeaturedBrands(db)

/** A part of all brands: the featured ones first, then by name. */
export async function brandPage(db: Db, part: { limit: number; offset: number }) {
  const [brands, total] = await Promise.all([selectBrandPage(db, part), countBrands(db)])
  return { brands, total }
}

export const allCollections = (db: Db) => selectCollections(db)
