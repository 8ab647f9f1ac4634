import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { isAmong, keptQuery } from '../../platform/database/kept-query.ts'
import { inventoriesTable, productsTable, inventoryStockTable as stock } from './catalogue-tables.ts'

/** Units of a variant in a store. */
export type StockRow = typeof stock.$inferSelect

const keptLock = keptQuery('lock-stock', (db) =>
  db
    .select()
    .from(stock)
    .where(isAmong(stock.inventoryId, 'inventoryIds'))
    .orderBy(asc(stock.inventoryId), asc(stock.storeId))
    .for('update'),
)

/**
 * The stock of some variants, locked until the transaction is over: in one fixed order, so that two orders that want
 * the same things wait for each other and never block each other for good.
 */
export const lockStock = (tx: Db, inventoryIds: number[]): Promise<StockRow[]> =>
  keptLock(tx, { inventoryIds })

export interface StockChange {
  inventoryId: number
  storeId: number
  onHand?: number
  reserved?: number
}

const keptChange = keptQuery('change-stock', (db) =>
  db
    .update(stock)
    .set({
      onHand: sql`${stock.onHand} + ${sql.placeholder('onHand')}::int`,
      reserved: sql`${stock.reserved} + ${sql.placeholder('reserved')}::int`,
    })
    .where(
      and(
        eq(stock.inventoryId, sql.placeholder('inventoryId')),
        eq(stock.storeId, sql.placeholder('storeId')),
      ),
    ),
)

/** Adds to the units on hand and to those that are held, for rows that this transaction has locked. */
export async function changeStock(tx: Db, changes: StockChange[]): Promise<void> {
  for (const { inventoryId, storeId, onHand = 0, reserved = 0 } of changes) {
    await keptChange(tx, { inventoryId, storeId, onHand, reserved })
  }
}

/** All of the stock, for the books. */
export const selectAllStock = (db: Db): Promise<StockRow[]> => db.select().from(stock)

/** Adds to how often products were sold, by their variants; in one fixed order, as with all locks. */
export async function addToSoldCounts(
  tx: Db,
  sold: { inventoryId: number; quantity: number }[],
): Promise<void> {
  const products = await tx
    .select({ inventoryId: inventoriesTable.id, productId: inventoriesTable.productId })
    .from(inventoriesTable)
    .where(
      inArray(
        inventoriesTable.id,
        sold.map(({ inventoryId }) => inventoryId),
      ),
    )
  const counts = new Map<number, number>()
  for (const { inventoryId, quantity } of sold) {
    const productId = products.find((row) => row.inventoryId === inventoryId)?.productId
    if (productId !== undefined) counts.set(productId, (counts.get(productId) ?? 0) + quantity)
  }
  for (const [productId, quantity] of [...counts].toSorted(([a], [b]) => a - b)) {
    await tx
      .update(productsTable)
      .set({ soldCount: sql`${productsTable.soldCount} + ${quantity}` })
      .where(eq(productsTable.id, productId))
  }
}
