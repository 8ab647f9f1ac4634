import type { Db } from '../../platform/database/database.ts'
import { flashSalesTable } from './pricing-tables.ts'

export async function flashSaleIds(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ id: flashSalesTable.id, uuid: flashSalesTable.uuid }).from(flashSalesTable)
  return new Map(rows.map((row) => [row.uuid, row.id]))
}
