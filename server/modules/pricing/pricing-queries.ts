import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { flashSaleItemsTable, flashSalesTable } from './pricing-tables.ts'

export async function flashSaleIds(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ id: flashSalesTable.id, uuid: flashSalesTable.uuid }).from(flashSalesTable)
  return new Map(rows.map((row) => [row.uuid, row.id]))
}

/** The items of all sales whose window holds a moment, used-up ones included. */
export const selectRunningItems = (db: Db, now: Date) =>
  db
    .select({ sale: flashSalesTable, item: flashSaleItemsTable })
    .from(flashSalesTable)
    .innerJoin(flashSaleItemsTable, eq(flashSaleItemsTable.flashSaleId, flashSalesTable.id))
    .where(and(lte(flashSalesTable.startsAt, now), gt(flashSalesTable.endsAt, now)))
    .orderBy(asc(flashSalesTable.endsAt), asc(flashSaleItemsTable.position))
