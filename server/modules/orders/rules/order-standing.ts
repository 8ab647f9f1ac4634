import type { OrderStanding } from './order-steps.ts'

/** What of an order its standing is read from. */
export interface StandingFacts {
  status: number
  paymentStatus: number
  cancelledAt: Date | null
  finishedAt: Date | null
  cancelRequest: OrderStanding['cancelRequest']
  openComplaints: number
  openRefunds: number
  total: number
  refunded: number
}

/** Where an order stands, out of its facts. */
export const standingOf = (order: StandingFacts): OrderStanding => ({
  status: order.status,
  paymentStatus: order.paymentStatus,
  isCancelled: order.cancelledAt !== null,
  isFinished: order.finishedAt !== null,
  cancelRequest: order.cancelRequest,
  matter: matterOf(order),
})

function matterOf({ openComplaints, openRefunds, total, refunded }: StandingFacts): OrderStanding['matter'] {
  if (openRefunds > 0) return 'refund'
  if (openComplaints > 0) return 'complaint'
  return refunded > 0 && refunded >= total ? 'refunded' : 'none'
}
