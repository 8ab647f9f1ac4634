import { and, asc, desc, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { orderLinesTable as lines, ordersTable as orders } from './orders-tables.ts'

/** Whose orders are meant: all of a customer or a guest, or one order. */
export type FinishedLinesOf = { customerId: number } | { guestHash: string } | { orderId: number }

export type FinishedLine = Awaited<ReturnType<typeof selectFinishedLines>>[number]

/** What was bought in orders that are finished: the newest order first, within it as it was bought. */
export const selectFinishedLines = (db: Db, whose: FinishedLinesOf) =>
  db
    .select({
      id: lines.id,
      uuid: lines.uuid,
      productUuid: lines.productUuid,
      slug: lines.slug,
      name: lines.name,
      label: lines.label,
      image: lines.image,
      imageAlt: lines.imageAlt,
      order: { uuid: orders.uuid, number: orders.number, finishedAt: orders.finishedAt },
    })
    .from(lines)
    .innerJoin(orders, eq(orders.id, lines.orderId))
    .where(and(isTheirs(whose), isNotNull(orders.finishedAt)))
    .orderBy(desc(orders.finishedAt), desc(orders.id), asc(lines.position))

function isTheirs(whose: FinishedLinesOf): SQL {
  if ('orderId' in whose) return eq(orders.id, whose.orderId)
  return 'customerId' in whose
    ? eq(orders.customerId, whose.customerId)
    : eq(orders.guestHash, whose.guestHash)
}
