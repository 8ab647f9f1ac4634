import type { Order } from '@gema/contract/shapes/order.ts'

/**
 * How an order stands, as the page tells it: `open` waits for an online payment, `failed` can be paid again, `refund` is
 * money that goes back.
 */
export type OrderStage = 'paid' | 'cash' | 'transfer' | 'open' | 'failed' | 'cancelled' | 'refund'

type Stageable = Pick<Order, 'cancelled' | 'payment_status'> & {
  payment: Pick<Order['payment'], 'status' | 'key'>
}

/** A paid order stays paid when a second payment of it goes back. */
export function stageOf({ cancelled, payment_status, payment: { status, key } }: Stageable): OrderStage {
  if (payment_status === 1 && cancelled === null) return 'paid'
  if (status === 'refund_pending' || status === 'refunded') return 'refund'
  if (cancelled !== null) return 'cancelled'
  if (key === 'cash-on-delivery' && status === 'open') return 'cash'
  if (status !== 'open') return status === 'paid' ? 'paid' : 'failed'
  return key === 'bank-transfer' ? 'transfer' : 'open'
}

/** Whether something may still come that this page should show by itself. */
export const isWaiting = (stage: OrderStage): boolean => stage === 'open' || stage === 'transfer'

/** Whether money is still to come: at the door, by transfer, or online. */
export const isToBePaid = (stage: OrderStage): boolean =>
  stage === 'cash' || stage === 'failed' || isWaiting(stage)

/** Whether an unpaid order is past its deadline, by the server's own clock. */
export const isOverdue = (
  order: Stageable & Pick<Order, 'server_time'> & { payment: Pick<Order['payment'], 'deadline'> },
): boolean =>
  isToBePaid(stageOf(order)) && order.payment.deadline !== null && order.payment.deadline <= order.server_time
