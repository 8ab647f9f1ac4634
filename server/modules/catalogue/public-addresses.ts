import type { Db } from '../../platform/database/database.ts'
import { type CategoryRow, selectCategories } from './catalogue-queries.ts'
import {
  type ProductStretch,
  type PublicProduct,
  selectFilledBrands,
  selectFilledCategoryIds,
  selectFilledCollections,
  selectProductStretches,
  selectPublicProducts,
} from './public-address-queries.ts'

export type { ProductStretch, PublicProduct } from './public-address-queries.ts'

/** All products that are sold, cut into stretches of a size. */
export const productStretches = (db: Db, size: number): Promise<ProductStretch[]> =>
  selectProductStretches(db, size)

/** The products of a stretch, which ends where the next one begins. */
export const publicProducts = (
  db: Db,
  stretch: { from: number; before: number | undefined; pictures: number },
): Promise<PublicProduct[]> => selectPublicProducts(db, stretch)

/** The categories that something is sold in, and those above them, each with the one above it. */
export async function filledCategories(
  db: Db,
): Promise<{ category: CategoryRow; parent: CategoryRow | undefined }[]> {
  const [rows, filled] = await Promise.all([selectCategories(db), selectFilledCategoryIds(db)])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const shown = new Set(filled.flatMap(({ id }) => [id, byId.get(id)?.parentId ?? id]))
  return rows
    .filter(({ id }) => shown.has(id))
    .map((category) => ({
      category,
      parent: category.parentId === null ? undefined : byId.get(category.parentId),
    }))
}

/** The makers of whom something is sold. */
export const filledBrands = (db: Db) => selectFilledBrands(db)

/** The collections of which something is sold. */
export const filledCollections = (db: Db) => selectFilledCollections(db)
