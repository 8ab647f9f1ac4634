import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import {
  bundleItemsTable,
  bundlesTable,
  inventoriesTable,
  inventoryStockTable,
  productsTable,
} from './catalogue-tables.ts'
import { productAsked } from './product-detail-queries.ts'

/** Every bundle that has a variant of the product in it that is asked for, with all of its parts. */
export function selectBundleItems(db: Db) {
  const bundleIds = db
    .select({ id: bundleItemsTable.bundleId })
    .from(bundleItemsTable)
    .innerJoin(inventoriesTable, eq(inventoriesTable.id, bundleItemsTable.inventoryId))
    .where(eq(inventoriesTable.productId, productAsked))
  return db
    .select({
      bundle: bundlesTable,
      quantity: bundleItemsTable.quantity,
      inventory: inventoriesTable,
      /** A part that nobody may buy makes the whole bundle one that nobody may buy. */
      isActive: sql<boolean>`${inventoriesTable.isActive} and ${productsTable.isActive}`,
      /** Units that can be sold. */
      onHand: sql<number>`(select coalesce(sum(${inventoryStockTable.onHand} - ${inventoryStockTable.reserved}), 0)::int
        from ${inventoryStockTable} where ${inventoryStockTable.inventoryId} = ${inventoriesTable.id})`,
    })
    .from(bundlesTable)
    .innerJoin(bundleItemsTable, eq(bundleItemsTable.bundleId, bundlesTable.id))
    .innerJoin(inventoriesTable, eq(inventoriesTable.id, bundleItemsTable.inventoryId))
    .innerJoin(productsTable, eq(productsTable.id, inventoriesTable.productId))
    .where(inArray(bundlesTable.id, bundleIds))
    .orderBy(asc(bundlesTable.position), asc(bundlesTable.id), asc(bundleItemsTable.position))
}
