import type { NewOrderRow, OrderRow } from './orders-queries.ts'
import type { OrderActor, OrderStanding, OrderStep } from './rules/order-steps.ts'

interface Taken {
  step: OrderStep
  now: Date
  actor: OrderActor
  reason: string | undefined
}

/** What is written down of an order when it comes to stand somewhere: each fact with its time, actor and reason. */
export function factsOf(
  order: OrderRow,
  to: OrderStanding,
  { step, now, actor, reason = '' }: Taken,
): Partial<NewOrderRow> {
  return {
    status: to.status,
    paymentStatus: to.paymentStatus,
    ...(to.isCancelled
      ? {
          cancelledAt: order.cancelledAt ?? now,
          cancelReason: order.cancelReason ?? cancelReasonOf(step, actor),
          cancelNote: order.cancelledAt === null ? reason : order.cancelNote,
        }
      : { cancelledAt: null, cancelReason: null, cancelNote: '' }),
    cancelRequest: to.cancelRequest,
    ...(step === 'ask_cancel' && { cancelAskedAt: now, cancelAskReason: reason }),
    ...((step === 'accept_cancel' || step === 'decline_cancel') && { cancelAnswer: reason }),
    ...(step === 'deliver' && { deliveredAt: now }),
    ...(to.isFinished && { finishedAt: now, finishedBy: actor === 'shopper' ? 'shopper' : 'system' }),
  }
}

function cancelReasonOf(step: OrderStep, actor: OrderActor): 'expired' | 'by_shopper' | 'by_shop' {
  if (step === 'expire') return 'expired'
  // Both begin with a wish of the shopper.
  if (step === 'accept_cancel' || step === 'cancel_refunded') return 'by_shopper'
  return actor === 'shopper' ? 'by_shopper' : 'by_shop'
}
