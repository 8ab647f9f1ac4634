import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { containsText } from '../../platform/database/contains-text.ts'
import type { Db } from '../../platform/database/database.ts'
import type { OrderEventRow, OrderLineRow, OrderParcelRow, OrderReader, OrderRow } from './orders-queries.ts'
import {
  orderEventsTable as events,
  orderLinesTable as lines,
  ordersTable as orders,
  orderParcelsTable as parcels,
} from './orders-tables.ts'

const alive = isNull(orders.cancelledAt)

/** The orders that stand in each tab. Every order stands in exactly one besides `all`. */
export const tabConditions = {
  all: undefined,
  unpaid: and(alive, eq(orders.status, 1)),
  processing: and(alive, eq(orders.status, 2)),
  sent: and(alive, inArray(orders.status, [3, 4])),
  delivered: and(alive, eq(orders.status, 5), isNull(orders.finishedAt)),
  finished: isNotNull(orders.finishedAt),
  cancelled: isNotNull(orders.cancelledAt),
} satisfies Record<string, SQL | undefined>

export type OrderTab = keyof typeof tabConditions

/** Whose orders somebody may list: those that they placed. Who is neither customer nor guest has placed none. */
function isTheirs({ customerId, guestHash }: OrderReader): SQL | undefined {
  if (customerId !== undefined) return eq(orders.customerId, customerId)
  return guestHash === undefined ? sql`false` : eq(orders.guestHash, guestHash)
}

const matches = (q: string): SQL | undefined =>
  or(
    containsText(orders.number, q),
    exists(
      sql`(select 1 from ${lines} where ${lines.orderId} = ${orders.id} and (${containsText(lines.name, q)}
        or ${containsText(lines.brand, q)} or ${containsText(lines.sku, q)}))`,
    ),
  )

/** A part of somebody's orders, the newest first, and how many there are of them in all. */
export async function selectOwnOrders(
  db: Db,
  reader: OrderReader,
  wanted: { tab: OrderTab; q: string; limit: number; offset: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const where = and(
    isTheirs(reader),
    tabConditions[wanted.tab],
    wanted.q === '' ? undefined : matches(wanted.q),
  )
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(where)
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(wanted.limit)
      .offset(wanted.offset),
    db.select({ total: count() }).from(orders).where(where),
  ])
  return { rows, total: all?.total ?? 0 }
}

/** How many orders somebody has in each tab. */
export async function countOwnOrders(db: Db, reader: OrderReader): Promise<Record<OrderTab, number>> {
  const tabs = Object.entries(tabConditions) as [OrderTab, SQL | undefined][]
  const counts = Object.fromEntries(
    tabs.map(([tab, condition]) => [
      tab,
      condition === undefined
        ? sql<number>`count(*)::int`
        : sql<number>`(count(*) filter (where ${condition}))::int`,
    ]),
  ) as Record<OrderTab, SQL<number>>
  const [row] = await db.select(counts).from(orders).where(isTheirs(reader))
  return row ?? { all: 0, unpaid: 0, processing: 0, sent: 0, delivered: 0, finished: 0, cancelled: 0 }
}

/** The lines of several orders, each order's in their own order. */
export const selectLinesOf = (db: Db, orderIds: number[]): Promise<OrderLineRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(lines)
        .where(inArray(lines.orderId, orderIds))
        .orderBy(asc(lines.orderId), asc(lines.position))

/** The parcels of several orders. */
export const selectParcelsOf = (db: Db, orderIds: number[]): Promise<OrderParcelRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db.select().from(parcels).where(inArray(parcels.orderId, orderIds)).orderBy(asc(parcels.id))

/** What has happened to several orders, the newest first. */
export const selectEventsOf = (db: Db, orderIds: number[]): Promise<OrderEventRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db.select().from(events).where(inArray(events.orderId, orderIds)).orderBy(desc(events.id))

/** An order by its number and the e-mail it was placed with: both must be right. */
export async function selectByNumberAndEmail(
  db: Db,
  { number, email }: { number: string; email: string },
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), eq(sql`lower(${orders.email})`, email.toLowerCase())))
  return row
}

export async function selectByNumber(db: Db, number: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.number, number))
  return row
}
