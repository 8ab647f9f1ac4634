import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { containsText } from '../../platform/database/contains-text.ts'
import type { Db } from '../../platform/database/database.ts'
import type { OrderRow } from './orders-queries.ts'
import { ordersTable as orders } from './orders-tables.ts'
import { tabConditions } from './own-orders-queries.ts'

const staffTabs = {
  ...tabConditions,
  /** Those that wait for a decision about their cancellation. */
  cancel_asked: and(tabConditions.processing, eq(orders.cancelRequest, 'open')),
}

export type StaffOrderTab = keyof typeof staffTabs

/** A number as people type it: `gm 2611 004821` is in `GM-2611-004821`. */
const asNumber = (q: string): string => q.replace(/[\s–—-]+/g, '-')

const matches = (q: string): SQL | undefined =>
  or(
    containsText(orders.number, asNumber(q)),
    containsText(orders.email, q),
    containsText(sql`(${orders.address} ->> 'recipient')`, q),
  )

/** A part of all orders, the newest first, and how many there are of them. */
export async function selectStaffOrders(
  db: Db,
  wanted: { tab: StaffOrderTab; q: string; limit: number; offset: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const where = and(staffTabs[wanted.tab], wanted.q === '' ? undefined : matches(wanted.q))
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(wanted.limit)
    .offset(wanted.offset)
  const [all] = await db.select({ total: count() }).from(orders).where(where)
  return { rows, total: all?.total ?? 0 }
}
