import type { Translated } from '@gema/contract/values/language.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { bundleItemsTable, bundlesTable, inventoriesTable, productsTable } from './catalogue-tables.ts'

/** A bundle by the uuids of its parts. */
export interface OfferedBundle {
  uuid: string
  name: Translated
  discountPercent: number
  items: { inventory: string; quantity: number }[]
}

/** Every bundle whose parts are all sold. */
export async function offeredBundles(db: Db): Promise<OfferedBundle[]> {
  const rows = await db
    .select({
      uuid: bundlesTable.uuid,
      name: bundlesTable.name,
      discountPercent: bundlesTable.discountPercent,
      inventory: inventoriesTable.uuid,
      quantity: bundleItemsTable.quantity,
      isSold: sql<boolean>`${inventoriesTable.isActive} and ${productsTable.isActive}`,
    })
    .from(bundlesTable)
    .innerJoin(bundleItemsTable, eq(bundleItemsTable.bundleId, bundlesTable.id))
    .innerJoin(inventoriesTable, eq(inventoriesTable.id, bundleItemsTable.inventoryId))
    .innerJoin(productsTable, eq(productsTable.id, inventoriesTable.productId))
    .orderBy(asc(bundlesTable.position), asc(bundlesTable.id), asc(bundleItemsTable.position))
  return [...Map.groupBy(rows, ({ uuid }) => uuid).values()].flatMap((parts) => {
    const [first] = parts
    if (first === undefined || !parts.every(({ isSold }) => isSold)) return []
    const { uuid, name, discountPercent } = first
    return [
      {
        ...{ uuid, name, discountPercent },
        items: parts.map(({ inventory, quantity }) => ({ inventory, quantity })),
      },
    ]
  })
}
