import type { Order, OrderLine } from '@gema/contract/shapes/order.ts'
import { isToBePaid, stageOf } from '../../commerce/order/order-stage.ts'

/** How an order stands, as the page tells it. */
export type OrderStand =
  | 'cancelled'
  | 'finished'
  | 'delivered'
  /** Its owner must pay. */
  | 'to_pay'
  /** The receipt of a transfer is looked at. */
  | 'checking'
  /** Paid at the door, and not accepted yet. */
  | 'to_accept'
  /** Somebody is busy with it, or it is being brought. */
  | 'coming'

type Standing = Pick<Order, 'cancelled' | 'finished' | 'status' | 'payment_status'> & {
  payment: Pick<Order['payment'], 'status' | 'key' | 'has_proof'>
}

export function standOf(order: Standing): OrderStand {
  if (order.cancelled !== null) return 'cancelled'
  if (order.finished !== null) return 'finished'
  if (order.status === 5) return 'delivered'
  if (order.status > 1) return 'coming'
  const stage = stageOf(order)
  if (stage === 'cash') return 'to_accept'
  if (stage === 'transfer' && order.payment.has_proof) return 'checking'
  return isToBePaid(stage) ? 'to_pay' : 'coming'
}

/** The one thing that its owner should do next, where there is one. */
export type MainAction = 'pay' | 'finish' | 'review'

export function mainActionOf(order: Standing & Pick<Order, 'actions'>): MainAction | undefined {
  const stand = standOf(order)
  if (stand === 'to_pay') return 'pay'
  if (stand === 'delivered' && order.actions.finish.is_allowed) return 'finish'
  return stand === 'finished' && order.actions.review.is_allowed ? 'review' : undefined
}

/** The first product of a finished order that its buyer has not written about. */
export const firstUnreviewed = ({
  lines,
  actions,
}: Pick<Order, 'lines' | 'actions'>): OrderLine | undefined =>
  actions.review.is_allowed ? lines.find(({ review }) => review === null) : undefined
