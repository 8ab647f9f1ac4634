import { type Order, standingOf } from '../orders/orders.ts'

/** Why no money of an order can be asked back as it stands; nothing, where it can. */
export function whyNoRefund(order: Order) {
  const { paymentStatus, isCancelled, isFinished, cancelRequest, matter, status } = standingOf(order)
  // After a rejected refund, the owner of a cancelled order can ask for the money again.
  if (isCancelled && (paymentStatus === 0 || matter !== 'none' || order.total === 0)) return 'order_cancelled'
  if (paymentStatus === 0) return 'refund_unpaid'
  if (isFinished) return 'order_finished'
  if (matter === 'refunded') return 'order_refunded'
  if (matter === 'refund') return 'refund_asked'
  // A complaint names its own solution, and money may be one.
  if (matter === 'complaint') return 'finish_has_complaint'
  if (status === 2 && cancelRequest === 'open') return 'cancel_asked'
  return order.total === 0 ? 'refund_nothing_left' : undefined
}
