import { type RefusalName, sentenceOf } from '@gema/contract/refusals.ts'
import type { Order as OrderShown } from '@gema/contract/shapes/order.ts'
import { whyNoComplaint } from '../../modules/complaints/complaints.ts'
import { whyNotCancelled, whyNotFinished } from '../../modules/fulfilment/fulfilment.ts'
import type { Order } from '../../modules/orders/orders.ts'
import { whyNoRefund } from '../../modules/refunds/refunds.ts'

/** What its owner can do with an order now, and why not the rest. */
export function presentActions(
  order: Order,
  { language, now, unreviewed }: { language: string; now: Date; unreviewed: number },
): OrderShown['actions'] {
  const action = (refused: RefusalName | undefined): OrderShown['actions']['cancel'] => ({
    is_allowed: refused === undefined,
    reason: refused === undefined ? null : sentenceOf(refused, language),
  })
  return {
    cancel: action(whyNotCancelled(order)),
    finish: action(whyNotFinished(order)),
    refund: action(whyNoRefund(order)),
    complain: action(whyNoComplaint(order, now)),
    review: action(
      order.finishedAt === null ? 'review_not_finished' : unreviewed === 0 ? 'review_written' : undefined,
    ),
  }
}
