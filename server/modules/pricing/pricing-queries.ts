import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { isAmong, isIn, keptQuery } from '../../platform/database/kept-query.ts'
import { flashSaleItemsTable, flashSalesTable } from './pricing-tables.ts'

export async function flashSaleIds(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ id: flashSalesTable.id, uuid: flashSalesTable.uuid }).from(flashSalesTable)
  return new Map(rows.map((row) => [row.uuid, row.id]))
}

/** The next moment after another at which a sale begins or ends. */
export async function selectNextEdge(db: Db, now: Date): Promise<Date | undefined> {
  const rows = await db
    .select({ startsAt: flashSalesTable.startsAt, endsAt: flashSalesTable.endsAt })
    .from(flashSalesTable)
    .where(gt(flashSalesTable.endsAt, now))
  const edges = rows.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((edge) => edge > now)
  return edges.toSorted((a, b) => a.getTime() - b.getTime())[0]
}

/** The items of all sales whose window holds a moment, used-up ones included. */
export const selectRunningItems = (db: Db, now: Date) => keptRunningItems(db, { now: now.toISOString() })

/** The same for some variants alone. */
export const selectRunningItemsOf = (db: Db, inventoryIds: number[], now: Date) =>
  keptRunningItemsOf(db, { inventoryIds, now: now.toISOString() })

/** The items of sales that have not ended: of those that run, and of those that begin up to a moment. */
export const selectNextItems = (db: Db, { now, until, most }: { now: Date; until: Date; most: number }) => {
  const next = db
    .select({ id: flashSalesTable.id })
    .from(flashSalesTable)
    .where(and(gt(flashSalesTable.endsAt, now), lte(flashSalesTable.startsAt, until)))
    .orderBy(asc(flashSalesTable.startsAt), asc(flashSalesTable.id))
    .limit(most)
  return itemsOfSales(db, {
    where: inArray(flashSalesTable.id, next),
    order: asc(flashSalesTable.startsAt),
  })
}

/** The items of the last sale that is over. */
export const selectLastItems = (db: Db, now: Date) => {
  const last = db
    .select({ id: flashSalesTable.id })
    .from(flashSalesTable)
    .where(lte(flashSalesTable.endsAt, now))
    .orderBy(desc(flashSalesTable.startsAt))
    .limit(1)
  return itemsOfSales(db, {
    where: inArray(flashSalesTable.id, last),
    order: asc(flashSalesTable.startsAt),
  })
}

const itemsOfSales = (db: Db, { where, order }: { where: SQL | undefined; order: SQL }) =>
  db
    .select({ sale: flashSalesTable, item: flashSaleItemsTable })
    .from(flashSalesTable)
    .innerJoin(flashSaleItemsTable, eq(flashSaleItemsTable.flashSaleId, flashSalesTable.id))
    .where(where)
    .orderBy(order, asc(flashSalesTable.id), asc(flashSaleItemsTable.position))

const runsNow = and(
  lte(flashSalesTable.startsAt, sql.placeholder('now')),
  gt(flashSalesTable.endsAt, sql.placeholder('now')),
)

/** The variants in sales that run at `now`, as a list that the statement makes itself. */
export const variantsOnSale: SQL = sql`array(select ${flashSaleItemsTable.inventoryId} from ${flashSaleItemsTable}
  join ${flashSalesTable} on ${eq(flashSalesTable.id, flashSaleItemsTable.flashSaleId)} where ${runsNow})`

/** For who asks for it together with other things: the moment is given as `now`, as a text. */
export const selectItemsRunningThen = (db: Db) =>
  itemsOfSales(db, { where: runsNow, order: asc(flashSalesTable.endsAt) })

const keptRunningItems = keptQuery('running-items', selectItemsRunningThen)

const runningItems = (db: Db, ofVariants: SQL) =>
  itemsOfSales(db, { where: and(ofVariants, runsNow), order: asc(flashSalesTable.endsAt) })

const keptRunningItemsOf = keptQuery('running-items-of', (db) =>
  runningItems(db, isAmong(flashSaleItemsTable.inventoryId, 'inventoryIds')),
)

/** The same for some variants, in a list that the statement makes itself. */
export const selectRunningItemsIn = (db: Db, inventoryIds: SQL) =>
  runningItems(db, isIn(flashSaleItemsTable.inventoryId, inventoryIds))
