import type { Db } from '../../platform/database/database.ts'
import { linesOfOrders } from '../orders/orders.ts'
import { refundsOfOrders } from '../refunds/refunds.ts'
import { selectTaken } from './complaints-queries.ts'

/**
 * How many units of each line of an order cannot be complained about any more: they stand in a complaint that is open or
 * resolved, or their money was given back without one.
 */
export async function unitsTaken(db: Db, orderId: number): Promise<Map<number, number>> {
  const taken = await selectTaken(db, orderId)
  const idOf = new Map((await linesOfOrders(db, [orderId])).map(({ uuid, id }) => [uuid, id]))
  const refunds = (await refundsOfOrders(db, [orderId])).filter(
    // What a complaint has come to is counted with it.
    ({ status, complaintId }) => status !== 'rejected' && complaintId === null,
  )
  for (const { line, quantity } of refunds.flatMap(({ items }) => items)) {
    const id = idOf.get(line)
    if (id !== undefined) taken.set(id, (taken.get(id) ?? 0) + quantity)
  }
  return taken
}
