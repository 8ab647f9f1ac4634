import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { insertKept } from '../../platform/database/insert-kept.ts'
import {
  orderAddOnsTable as addOns,
  orderEventsTable as events,
  orderLinesTable as lines,
  ordersTable as orders,
  orderParcelsTable as parcels,
} from './orders-tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type NewOrderRow = typeof orders.$inferInsert
export type OrderLineRow = typeof lines.$inferSelect
export type NewOrderLineRow = Omit<typeof lines.$inferInsert, 'orderId'>
export type OrderAddOnRow = typeof addOns.$inferSelect
export type NewOrderAddOnRow = Omit<typeof addOns.$inferInsert, 'orderLineId'>
export type OrderParcelRow = typeof parcels.$inferSelect
export type NewOrderParcelRow = Omit<typeof parcels.$inferInsert, 'orderId'>
export type OrderEventRow = typeof events.$inferSelect

/** Who may see an order: who placed it, or who holds the key from its mail. */
export interface OrderReader {
  customerId?: number | undefined
  guestHash?: string | undefined
  /** The key was right. */
  holdsKey?: boolean
}

export async function nextOrderNumber(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ next: string | number }>(sql`select nextval('order_numbers') as next`)
  return Number(rows[0]?.next)
}

/**
 * Only what the database has made up comes back from an insert; the rest is known. To build a statement that returns
 * thirty columns takes longer than to send it.
 */
export async function insertOrder(tx: Db, row: NewOrderRow): Promise<OrderRow> {
  const { id, uuid } = orders
  const [saved] = await insertKept(tx, orders, { rows: [row], returning: { id, uuid } })
  if (saved === undefined) throw new Error('the order was not saved')
  const unsaid = {
    ...{ customerId: null, guestHash: null, status: 1, paymentStatus: 0, cancelledAt: null },
    ...{ cancelReason: null, deadline: null, voucherCode: null, taxInvoice: null },
    ...{
      cancelNote: '',
      cancelAskedAt: null,
      cancelAskReason: '',
      cancelAnswer: null,
      cancelSealedBank: null,
    },
    ...{ cancelRequest: 'none' as const, deliveredAt: null, finishedAt: null, finishedBy: null },
    ...{ remindedAt: null, finishHeldUntil: null, openComplaints: 0, openRefunds: 0, refunded: 0 },
  }
  return { ...unsaid, ...row, ...saved }
}

export async function insertLines(
  tx: Db,
  rows: (NewOrderLineRow & { orderId: number; position: number })[],
): Promise<OrderLineRow[]> {
  const { id, uuid, position } = lines
  const saved = await insertKept(tx, lines, { rows, returning: { id, uuid, position } })
  return rows.map((row) => ({ flashSaleId: null, image: null, ...row, ...madeFor(saved, row) }))
}

export const insertAddOns = (tx: Db, rows: (typeof addOns.$inferInsert)[]): Promise<OrderAddOnRow[]> =>
  tx.insert(addOns).values(rows).returning()

export async function insertParcels(
  tx: Db,
  rows: (NewOrderParcelRow & { orderId: number })[],
): Promise<OrderParcelRow[]> {
  const { id, storeId } = parcels
  const saved = await insertKept(tx, parcels, { rows, returning: { id, storeId } })
  return rows.map((row) => {
    const { id: parcelId } = saved.find((each) => each.storeId === row.storeId) ?? lost()
    return { trackingNumber: null, ...row, id: parcelId }
  })
}

export async function insertOrderEvent(tx: Db, row: Omit<OrderEventRow, 'id'>): Promise<OrderEventRow> {
  const [saved] = await insertKept(tx, events, { rows: [row], returning: { id: events.id } })
  return { ...row, ...(saved ?? lost()) }
}

const madeFor = <Made extends { position: number }>(
  saved: Made[],
  { position }: { position: number },
): Made => saved.find((each) => each.position === position) ?? lost()

const lost = (): never => {
  throw new Error('something of the order was not saved')
}

/** Ownership is part of the question: somebody else's order is not there. */
export async function selectOwnOrder(
  db: Db,
  uuid: string,
  reader: OrderReader,
): Promise<OrderRow | undefined> {
  const ways: SQL[] = []
  if (reader.customerId !== undefined) ways.push(eq(orders.customerId, reader.customerId))
  if (reader.guestHash !== undefined) ways.push(eq(orders.guestHash, reader.guestHash))
  if (reader.holdsKey !== true && ways.length === 0) return undefined
  const isTheirs = reader.holdsKey === true ? undefined : or(...ways)
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.uuid, uuid), isTheirs))
  return row
}

export async function selectOrder(db: Db, id: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row
}

/** An order that nobody else changes until the transaction is over. */
export async function lockOrder(tx: Db, id: number): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  if (row === undefined) throw new Error('there is no such order')
  return row
}

export async function updateOrder(tx: Db, id: number, changed: Partial<NewOrderRow>): Promise<OrderRow> {
  const [row] = await tx.update(orders).set(changed).where(eq(orders.id, id)).returning()
  if (row === undefined) throw new Error('there is no such order')
  return row
}

export const selectLines = (db: Db, orderId: number): Promise<OrderLineRow[]> =>
  db.select().from(lines).where(eq(lines.orderId, orderId)).orderBy(asc(lines.position))

export const selectAddOns = (db: Db, lineIds: number[]): Promise<OrderAddOnRow[]> =>
  lineIds.length === 0
    ? Promise.resolve([])
    : db.select().from(addOns).where(inArray(addOns.orderLineId, lineIds)).orderBy(asc(addOns.id))

export const selectParcels = (db: Db, orderId: number): Promise<OrderParcelRow[]> =>
  db.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(asc(parcels.id))

export const selectEvents = (db: Db, orderId: number): Promise<OrderEventRow[]> =>
  db.select().from(events).where(eq(events.orderId, orderId)).orderBy(desc(events.id))

/** Whether a customer has an order that was not cancelled. */
export async function selectHasOrdered(db: Db, customerId: number): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isNull(orders.cancelledAt)))
    .limit(1)
  return rows.length > 0
}

/** How many units somebody has bought at the prices of flash sales, by `sale:variant`; cancelled orders do not count. */
export async function selectFlashBought(
  tx: Db,
  who: { customerId: number | undefined; email: string | undefined; guestHash?: string | undefined },
): Promise<Map<string, number>> {
  const isTheirs = who.customerId === undefined ? isGuest(who) : eq(orders.customerId, who.customerId)
  if (isTheirs === undefined) return new Map()
  const rows = await tx
    .select({ sale: lines.flashSaleId, inventoryId: lines.inventoryId, units: sum(lines.quantity) })
    .from(lines)
    .innerJoin(orders, eq(orders.id, lines.orderId))
    .where(and(isNotNull(lines.flashSaleId), isNull(orders.cancelledAt), isTheirs))
    .groupBy(lines.flashSaleId, lines.inventoryId)
  return new Map(rows.map(({ sale, inventoryId, units }) => [`${sale}:${inventoryId}`, Number(units)]))
}

/** Anybody can type anybody's e-mail: what a guest bought with it counts against guests alone. */
function isGuest({
  email,
  guestHash,
}: {
  email: string | undefined
  guestHash?: string | undefined
}): SQL | undefined {
  const ways = [
    ...(email === undefined ? [] : [eq(orders.email, email)]),
    ...(guestHash === undefined ? [] : [eq(orders.guestHash, guestHash)]),
  ]
  return ways.length === 0 ? undefined : and(isNull(orders.customerId), or(...ways))
}

/** Orders whose time to be paid is over. */
export const selectOverdue = (db: Db, now: Date, limit: number): Promise<{ id: number }[]> =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 1),
        eq(orders.paymentStatus, 0),
        isNull(orders.cancelledAt),
        lte(orders.deadline, now),
      ),
    )
    .orderBy(asc(orders.deadline))
    .limit(limit)

/** The tracking number of a parcel that was handed over. */
export const setTrackingNumber = (tx: Db, parcelId: number, trackingNumber: string) =>
  tx.update(parcels).set({ trackingNumber }).where(eq(parcels.id, parcelId))

/**
 * Orders that were delivered before a moment and that nothing holds open, or holds no longer than until another; also
 * only those nobody was reminded of.
 */
export const selectDelivered = (
  db: Db,
  given: { before: Date; heldUntil: Date; unreminded: boolean; limit: number },
): Promise<{ id: number }[]> =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 5),
        isNull(orders.finishedAt),
        isNull(orders.cancelledAt),
        lte(orders.deliveredAt, given.before),
        eq(orders.openComplaints, 0),
        eq(orders.openRefunds, 0),
        or(eq(orders.refunded, 0), lt(orders.refunded, orders.total)),
        or(isNull(orders.finishHeldUntil), lte(orders.finishHeldUntil, given.heldUntil)),
        given.unreminded ? isNull(orders.remindedAt) : undefined,
      ),
    )
    .orderBy(asc(orders.deliveredAt))
    .limit(given.limit)

/** A guest's orders become the customer's, where the e-mail is the same; the guest's token opens them no more. */
export const adoptOrders = (
  tx: Db,
  { guestHash, customerId, email }: { guestHash: string; customerId: number; email: string },
) =>
  tx
    .update(orders)
    .set({ customerId, guestHash: null })
    .where(and(eq(orders.guestHash, guestHash), eq(orders.email, email), isNull(orders.customerId)))
