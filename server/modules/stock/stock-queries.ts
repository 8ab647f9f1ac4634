import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { insertKept } from '../../platform/database/insert-kept.ts'
import { stockMovementsTable as movements, stockReservationsTable as reservations } from './stock-tables.ts'

export type ReservationRow = typeof reservations.$inferSelect

export const insertReservations = (tx: Db, rows: (typeof reservations.$inferInsert)[]) =>
  insertKept(tx, reservations, { rows, returning: { id: reservations.id } })

/** What is held for an order, or was sold with it, in the order in which stock is locked. */
export const selectReservations = (
  tx: Db,
  orderId: number,
  state: ReservationRow['state'],
): Promise<ReservationRow[]> =>
  tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.orderId, orderId), eq(reservations.state, state)))
    .orderBy(asc(reservations.inventoryId), asc(reservations.storeId))

export const setReservationState = (tx: Db, ids: number[], state: ReservationRow['state']) =>
  tx.update(reservations).set({ state }).where(inArray(reservations.id, ids))

export const insertMovements = (tx: Db, rows: (typeof movements.$inferInsert)[]) =>
  tx.insert(movements).values(rows)

/** What the books say of every variant in every store. */
export const selectBooks = async (db: Db) => {
  const { rows } = await db.execute<{
    inventoryId: string | number
    storeId: string | number
    moved: number
    held: number
    sold: number
    sales: number
    returned: number
    returns: number
  }>(sql`
    select keys.inventory_id as "inventoryId", keys.store_id as "storeId",
      coalesce(m.moved, 0)::int as moved, coalesce(m.sales, 0)::int as sales, coalesce(m.returns, 0)::int as returns,
      coalesce(r.held, 0)::int as held, coalesce(r.sold, 0)::int as sold, coalesce(r.returned, 0)::int as returned
    from (select inventory_id, store_id from stock_movements
      union select inventory_id, store_id from stock_reservations) keys
    left join (select inventory_id, store_id, sum(change) as moved,
        sum(-change) filter (where reason = 'sale') as sales,
        sum(change) filter (where reason = 'return') as returns
      from stock_movements group by 1, 2) m using (inventory_id, store_id)
    left join (select inventory_id, store_id, sum(quantity) filter (where state = 'held') as held,
        sum(quantity) filter (where state in ('sold', 'returned')) as sold,
        sum(quantity) filter (where state = 'returned') as returned
      from stock_reservations group by 1, 2) r using (inventory_id, store_id)`)
  return rows.map((row) => ({ ...row, inventoryId: Number(row.inventoryId), storeId: Number(row.storeId) }))
}
