import { and, eq, inArray, isNotNull, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { insertKept } from '../../platform/database/insert-kept.ts'
import type { ChosenDelivery, LineRow } from './cart-queries.ts'
import {
  cartLineAddOnsTable as addOns,
  cartDeliveriesTable as deliveries,
  cartLinesTable as lines,
} from './cart-tables.ts'

export type NewLineRow = Pick<
  LineRow,
  'cartId' | 'inventoryId' | 'quantity' | 'bundleId' | 'bundleKey' | 'seenPrice' | 'addedAt'
>
export type LineChange = Partial<
  Pick<LineRow, 'quantity' | 'isSelected' | 'seenPrice' | 'mergeNote' | 'removedAt' | 'cartId'>
>

const linesWhere = (db: Db, where: SQL) => db.select().from(lines).where(where).orderBy(lines.id)

/** All lines of a cart, those that were removed too. */
export const selectLines = (db: Db, cartId: number): Promise<LineRow[]> =>
  linesWhere(db, eq(lines.cartId, cartId))

/** The same of a cart that is given as `cartId`. */
export const selectLinesGiven = (db: Db) => linesWhere(db, eq(lines.cartId, sql.placeholder('cartId')))

/** Puts a line into a cart, and answers its id. */
export async function insertLine(tx: Db, row: NewLineRow): Promise<number> {
  const [inserted] = await insertKept(tx, lines, { rows: [row], returning: { id: lines.id } })
  if (inserted === undefined) throw new Error('a line was not put into the cart')
  return inserted.id
}

/** No query changes lines of which it is not said whose cart they are in. */
export const updateLines = (tx: Db, { cartId, ids }: LinesOfCart, changed: LineChange) =>
  tx
    .update(lines)
    .set(changed)
    .where(and(eq(lines.cartId, cartId), inArray(lines.id, ids)))

export const deleteLines = (tx: Db, { cartId, ids }: LinesOfCart) =>
  tx.delete(lines).where(and(eq(lines.cartId, cartId), inArray(lines.id, ids)))

/** Leaves only some lines selected. */
export const unselectOthers = (tx: Db, { cartId, ids }: LinesOfCart) =>
  tx
    .update(lines)
    .set({ isSelected: false })
    .where(and(eq(lines.cartId, cartId), notInArray(lines.id, ids), isNull(lines.removedAt)))

/** Forgets what was removed so long ago that nobody will want it back. */
export const forgetRemovedLines = (tx: Db, cartId: number, before: Date) =>
  tx
    .delete(lines)
    .where(and(eq(lines.cartId, cartId), isNotNull(lines.removedAt), lt(lines.removedAt, before)))

export async function insertAddOns(tx: Db, rows: { lineId: number; addOnId: number }[]): Promise<void> {
  if (rows.length > 0) await tx.insert(addOns).values(rows).onConflictDoNothing()
}

export const deleteAddOns = (tx: Db, lineId: number, addOnIds: number[]) =>
  tx.delete(addOns).where(and(eq(addOns.lineId, lineId), inArray(addOns.addOnId, addOnIds)))

/** What was chosen with some lines is chosen with others as well. */
export const copyAddOns = (tx: Db, { from, to }: { from: number; to: number }) =>
  tx.execute(sql`insert into ${addOns} (line_id, add_on_id)
    select ${to}, add_on_id from ${addOns} where line_id = ${from} on conflict do nothing`)

export async function upsertDeliveries(tx: Db, cartId: number, chosen: ChosenDelivery[]): Promise<void> {
  if (chosen.length === 0) return
  await tx
    .insert(deliveries)
    .values(chosen.map((delivery) => ({ cartId, ...delivery })))
    .onConflictDoUpdate({
      target: [deliveries.cartId, deliveries.storeId],
      set: { serviceId: sql`excluded.service_id`, isInsured: sql`excluded.is_insured` },
    })
}

/** The choices of one cart go into another, where that has made none for the same store. */
export const copyDeliveries = (tx: Db, { from, to }: { from: number; to: number }) =>
  tx.execute(sql`insert into ${deliveries} (cart_id, store_id, service_id, is_insured)
    select ${to}, store_id, service_id, is_insured from ${deliveries} where cart_id = ${from} on conflict do nothing`)

interface LinesOfCart {
  cartId: number
  ids: number[]
}
