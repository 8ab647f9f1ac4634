import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { selectCategoryCounts, selectCollections, selectFeaturedBrands } from './catalogue-queries.ts'
import { type CardFacts, selectCards, selectVariantCards } from './product-card-queries.ts'

export type { CardFacts } from './product-card-queries.ts'

/** The products that shoppers choose most. */
export const popularCards = (db: Db, limit: number): Promise<CardFacts[]> =>
  selectCards(db, { where: sql`true`, order: sql`p.popularity desc, p.id`, limit })

/** The cards of certain variants, in no particular order. */
export const variantCards = (db: Db, inventoryIds: number[]): Promise<CardFacts[]> =>
  selectVariantCards(db, inventoryIds)

export const featuredBrands = (db: Db) => selectFeaturedBrands(db)

export const allCollections = (db: Db) => selectCollections(db)

/** How many products each main category has, by its id. */
export async function productsPerMainCategory(db: Db): Promise<Map<number, number>> {
  const rows = await selectCategoryCounts(db)
  return new Map(rows.map((row) => [Number(row.id), row.count]))
}
