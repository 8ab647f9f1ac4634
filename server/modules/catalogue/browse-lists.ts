import type { Db } from '../../platform/database/database.ts'
import {
  selectBrand,
  selectBrands,
  selectCollection,
  selectCollectionProducts,
  selectDisplayCase,
  selectDisplayCaseProducts,
  selectFilterableAttributes,
} from './list-source-queries.ts'
import { type CardFacts, selectCardsOf } from './product-card-queries.ts'

/** The cards of certain products, in the order asked for. */
export async function cardsInOrder(db: Db, productIds: number[]): Promise<CardFacts[]> {
  if (productIds.length === 0) return []
  const cards = await selectCardsOf(db, productIds)
  const byId = new Map(cards.map((card) => [card.id, card]))
  return productIds.flatMap((id) => byId.get(id) ?? [])
}

/** All makers by their names. */
export const allBrands = (db: Db) => selectBrands(db)

/** A maker by its uuid, slug or number; the same holds for the two below. */
export const findBrand = (db: Db, key: string) => selectBrand(db, key)

export async function findCollection(db: Db, key: string) {
  const collection = await selectCollection(db, key)
  return collection && { ...collection, productIds: await selectCollectionProducts(db, collection.id) }
}

export async function findDisplayCase(db: Db, key: string) {
  const displayCase = await selectDisplayCase(db, key)
  return displayCase && { ...displayCase, productIds: await selectDisplayCaseProducts(db, displayCase.id) }
}

/** The lines of specifications that lists can be filtered by. */
export const filterableAttributes = (db: Db) => selectFilterableAttributes(db)
