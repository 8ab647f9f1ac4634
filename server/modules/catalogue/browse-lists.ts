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
