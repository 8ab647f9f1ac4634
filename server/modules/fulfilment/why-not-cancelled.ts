import { isTaken, type Order, standingOf, stepOf } from '../orders/orders.ts'

/** Why an order cannot be cancelled by its owner as it stands; nothing, where it can, at once or by asking. */
export function whyNotCancelled(order: Order) {
  const standing = standingOf(order)
  if (stepOf('cancel', standing) !== undefined || stepOf('ask_cancel', standing) !== undefined)
    return undefined
  if (standing.isCancelled) return 'order_cancelled'
  if (standing.isFinished) return 'order_finished'
  if (isTaken('ask_cancel', standing)) return 'cancel_asked'
  if (standing.status === 2) return standing.cancelRequest === 'declined' ? 'cancel_declined' : 'refund_asked'
  return standing.status === 5 ? 'cancel_delivered' : 'cancel_handed_over'
}
