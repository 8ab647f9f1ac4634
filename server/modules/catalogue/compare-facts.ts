import type { Db } from '../../platform/database/database.ts'
import {
  selectComparableLines,
  selectInstallations,
  selectProductPlaces,
  selectStoresWithStock,
} from './compare-facts-queries.ts'
import type { AddOn, SpecLine } from './find-product.ts'

type PlaceRow = Awaited<ReturnType<typeof selectProductPlaces>>[number]

/** A product that is sold, with its category and the main category above (the same one, where there is none above). */
export type ProductPlace = Omit<PlaceRow, 'main'> & { main: PlaceRow['category'] }

/** What products are compared by, besides their cards. */
export interface CompareFacts {
  /** The comparable lines of the specification. */
  spec: SpecLine[]
  installations: AddOn[]
  /** The stores that have at least one unit. */
  storeIds: Set<number>
}

/** Where some products stand in the tree, in the order of the list; what is not sold is left out. */
export async function productPlaces(db: Db, productIds: number[]): Promise<ProductPlace[]> {
  if (productIds.length === 0) return []
  const rows = new Map((await selectProductPlaces(db, productIds)).map((row) => [row.id, row]))
  return productIds.flatMap((id) => {
    const row = rows.get(id)
    return row === undefined ? [] : [{ ...row, main: row.main ?? row.category }]
  })
}

/** What some products are compared by, by their ids: three queries, however many there are. */
export async function compareFacts(
  db: Db,
  productIds: number[],
): Promise<(productId: number) => CompareFacts> {
  const [lines, installations, stores] = await Promise.all([
    selectComparableLines(db, productIds),
    selectInstallations(db, productIds),
    selectStoresWithStock(db, productIds),
  ])
  return (id) => ({
    spec: lines.filter(({ productId }) => productId === id),
    installations: installations.filter(({ productId }) => productId === id).map(({ addOn }) => addOn),
    storeIds: new Set(stores.filter(({ productId }) => productId === id).map(({ storeId }) => storeId)),
  })
}
