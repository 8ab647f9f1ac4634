import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { flashSaleItemsTable as items } from './pricing-tables.ts'

export interface FlashUnits {
  flashSaleId: number
  inventoryId: number
  quantity: number
}

/** The rows of sales are locked in one order, whatever the order of the lines. */
const inOrder = (units: FlashUnits[]): FlashUnits[] =>
  units.toSorted((a, b) => a.flashSaleId - b.flashSaleId || a.inventoryId - b.inventoryId)

const rowOf = ({ flashSaleId, inventoryId }: FlashUnits) =>
  and(eq(items.flashSaleId, flashSaleId), eq(items.inventoryId, inventoryId))

/**
 * Takes units from the quotas of flash sales, inside the order's transaction. Answers how many of each one customer may
 * buy, by `sale:variant`; nothing where not all could be had: then the transaction must be rolled back.
 */
export async function takeFlashUnits(tx: Db, units: FlashUnits[]): Promise<Map<string, number> | undefined> {
  const limits = new Map<string, number>()
  for (const each of inOrder(units)) {
    const [taken] = await tx
      .update(items)
      .set({ sold: sql`${items.sold} + ${each.quantity}` })
      .where(and(rowOf(each), lte(sql`${items.sold} + ${each.quantity}`, items.quota)))
      .returning({ perCustomer: items.perCustomer })
    if (taken === undefined) return undefined
    limits.set(`${each.flashSaleId}:${each.inventoryId}`, taken.perCustomer)
  }
  return limits
}

/** Gives units back to the quotas of flash sales. Whoever calls makes sure that it happens once. */
export async function giveFlashUnitsBack(tx: Db, units: FlashUnits[]): Promise<void> {
  for (const each of inOrder(units)) {
    await tx
      .update(items)
      .set({ sold: sql`greatest(${items.sold} - ${each.quantity}, 0)` })
      .where(rowOf(each))
  }
}
