import type { Db } from '../../platform/database/database.ts'
import type { CheckoutAround } from '../checkout/checkout.ts'
import { type Order, standingOf, stepOf } from '../orders/orders.ts'
import type { StepOutcome } from './step-outcome.ts'
import { takeStep } from './take-step.ts'

/** Why an order cannot be finished as it stands; nothing, where it can. */
export function whyNotFinished(order: Order) {
  const standing = standingOf(order)
  if (stepOf('finish', standing) !== undefined) return undefined
  if (standing.isFinished) return 'order_finished'
  if (standing.isCancelled) return 'order_cancelled'
  if (standing.status < 5) return 'finish_not_delivered'
  if (standing.matter === 'complaint') return 'finish_has_complaint'
  if (standing.matter === 'refund') return 'refund_asked'
  return standing.matter === 'refunded' ? 'order_refunded' : 'finish_failed'
}

/** Its owner finishes an order, or its time has come: from now on it can be reviewed, and nothing is open any more. */
export const finishOrder = (
  db: Db,
  around: CheckoutAround,
  finish: { orderId: number; actor: 'shopper' | 'system'; bar?: (order: Order) => boolean },
): Promise<StepOutcome> =>
  takeStep(db, around, {
    orderId: finish.orderId,
    step: 'finish',
    doer: { actor: finish.actor },
    bar: async (order) => {
      const refused = whyNotFinished(order)
      if (refused !== undefined) return { refused }
      return finish.bar?.(order) ? { refused: 'step_refused' } : undefined
    },
    follow: async () => ({ kind: 'finished' }),
  })
