import { daysToFinish, type Order, standingOf } from '../orders/orders.ts'
import type { ComplaintRow } from './complaints-queries.ts'

const day = 24 * 60 * 60_000

const everyType: ComplaintRow['type'][] = [
  'shipping_problem',
  'item_damaged',
  'item_not_match',
  'missing_item',
  'other',
]

/** Until when complaints about a delivered order are possible; nothing, before it was delivered. */
export const complaintsUntil = ({ deliveredAt }: Pick<Order, 'deliveredAt'>): Date | null =>
  deliveredAt === null ? null : new Date(deliveredAt.getTime() + daysToFinish * day)

/** What can be complained about: of goods that nobody has seen yet, only that they do not come. */
export const complaintTypesOf = ({ status }: Pick<Order, 'status'>): ComplaintRow['type'][] =>
  status >= 5 ? everyType : status >= 3 ? ['shipping_problem'] : []

/** Why no complaint can be filed about an order as it stands; nothing, where one can. */
export function whyNoComplaint(order: Order, now: Date) {
  if (order.cancelledAt !== null) return 'order_cancelled'
  if (order.finishedAt !== null) return 'order_finished'
  if (order.status < 3) return 'complaint_too_early'
  const { matter } = standingOf(order)
  // Money for the same units must not be promised twice.
  if (matter === 'refund') return 'refund_asked'
  if (matter === 'refunded') return 'order_refunded'
  const until = complaintsUntil(order)
  return until !== null && until <= now ? 'complaint_too_late' : undefined
}
