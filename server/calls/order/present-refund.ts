import type { Refund as RefundShown } from '@gema/contract/shapes/refund.ts'
import type { Refund } from '../../modules/refunds/refunds.ts'

/** A refund as its owner sees it: of the account never more than the last four digits. */
export const presentRefund = (refund: Refund): RefundShown => ({
  id: refund.uuid,
  status: refund.status,
  cause: refund.cause,
  amount: refund.amount,
  items: refund.items.map(({ line, quantity }) => ({ line, quantity })),
  way: refund.way,
  bank:
    refund.bankName === null || refund.lastFour === null
      ? null
      : { name: refund.bankName, last_four: refund.lastFour },
  reason: refund.reason,
  answer: refund.answer,
  asked_at: refund.askedAt.toISOString(),
  decided_at: refund.decidedAt?.toISOString() ?? null,
  refunded_at: refund.refundedAt?.toISOString() ?? null,
})
