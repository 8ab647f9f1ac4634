import type { Db } from '../../platform/database/database.ts'
import { type CheckoutAround, giveScarceBack } from '../checkout/checkout.ts'
import {
  lockOrder,
  logOrderEvent,
  type Order,
  type OrderNews,
  stepOrder,
  updateOrder,
} from '../orders/orders.ts'
import { paymentsOf, stepPayment } from '../payments/payments.ts'
import {
  type Approver,
  approvalOf,
  approvedSum,
  isRefundTaken,
  type Refund,
  refundOfUuid,
  refundStepOf,
  setOut,
  updateRefund,
} from '../refunds/refunds.ts'
import { tell } from './take-step.ts'

interface Decision {
  uuid: string
  approves: boolean
  /** Less than was asked for; only where the money goes to an account, and the order was delivered. */
  amount: number | undefined
  reason: string
  approver: Approver
}

export type DecisionRefused =
  | { refused: 'refund_unknown' | 'step_refused' | 'refund_has_set_out' }
  | { refused: 'refund_amount_wrong'; most: number }

/**
 * Approves a refund, which starts sending the money, or rejects it. Above the ceiling of the approver the refund stays
 * requested until a second person approves it. The same decision again changes nothing.
 */
export const decideRefund = (
  db: Db,
  around: CheckoutAround,
  decision: Decision,
): Promise<Refund | DecisionRefused> =>
  db.transaction(async (tx) => {
    const asked = await refundOfUuid(tx, decision.uuid)
    if (asked === undefined) return { refused: 'refund_unknown' }
    const order = await lockOrder(tx, asked.orderId)
    // Behind the lock: somebody else may have decided.
    const refund = (await refundOfUuid(tx, decision.uuid)) ?? asked
    const step = decision.approves ? 'approve' : 'reject'
    if (isRefundTaken(step, refund.status))
      // The same again is a success, another amount is not the same.
      return decision.amount === undefined || decision.amount === refund.amount
        ? refund
        : { refused: 'step_refused' }
    const status = refundStepOf(step, refund.status)
    if (status === undefined) return { refused: 'step_refused' }
    const amount = decision.approves ? (decision.amount ?? refund.amount) : refund.amount
    const most = refund.amount
    // Money goes back the way it came as a whole, and so does that of an order that was not delivered.
    const isWhole = refund.way === 'origin' || order.status < 5
    if (amount > most || (isWhole && amount !== most)) return { refused: 'refund_amount_wrong', most }
    const now = around.clock.now()
    const { reason, approver } = decision
    const { staffId } = approver
    const said = { actor: 'staff', staffId, at: now, reason, values: { amount } } as const
    const total = amount + (await approvedSum(tx, order))
    if (decision.approves && approvalOf(approver, { total, first: refund.firstStaffId }) === 'first') {
      if (refund.firstStaffId === staffId && refund.amount === amount) return refund
      await logOrderEvent(tx, order.id, { kind: 'refund_first_approved', ...said })
      // The customer reads the answer once it is decided.
      return updateRefund(tx, refund.id, { amount, firstStaffId: staffId, firstApprovedAt: now })
    }
    const decided = await updateRefund(tx, refund.id, {
      ...{ status, amount, answer: reason, staffId, decidedAt: now },
    })
    await logOrderEvent(tx, order.id, {
      kind: decision.approves ? 'refund_approved' : 'refund_rejected',
      ...said,
    })
    const changed = decision.approves
      ? await approve(tx, around, { order, refund: decided, decision, now })
      : await updateOrder(tx, order.id, { openRefunds: order.openRefunds - 1 })
    const news: OrderNews = {
      kind: decision.approves ? 'refund_approved' : 'refund_rejected',
      reason,
      amount,
      lastFour: decided.lastFour ?? undefined,
    }
    await tell(tx, around, { order: changed, news })
    return decided
  })

async function approve(
  tx: Db,
  around: CheckoutAround,
  { order, refund, decision, now }: { order: Order; refund: Refund; decision: Decision; now: Date },
): Promise<Order> {
  const { approver, reason } = decision
  const { staffId } = approver
  // Before it was handed over, it is never sent: what it held is free again.
  const cancelled = await stepOrder(tx, order, {
    ...{ step: 'cancel_refunded', now, actor: 'staff', staffId, reason },
  })
  if (cancelled !== undefined) await giveScarceBack(tx, around, order)
  const payment = (await paymentsOf(tx, order.id)).find(({ id }) => id === refund.paymentId)
  await setOut(tx, around, { refund, payment })
  return cancelled ?? order
}

/**
 * Withdraws an approved refund before the provider was asked or the transfer was sent. Withdrawing it again changes
 * nothing.
 */
export const withdrawRefund = (
  db: Db,
  around: CheckoutAround,
  { uuid, reason, staffId }: { uuid: string; reason: string; staffId: number },
): Promise<Refund | DecisionRefused> =>
  db.transaction(async (tx) => {
    const asked = await refundOfUuid(tx, uuid)
    if (asked === undefined) return { refused: 'refund_unknown' }
    const order = await lockOrder(tx, asked.orderId)
    // Read again behind the lock: it may have been sent.
    const refund = (await refundOfUuid(tx, uuid)) ?? asked
    if (refund.withdrawnAt !== null) return refund
    const status = refundStepOf('withdraw', refund.status)
    // A surplus never belonged to the order, so it always goes back.
    if (status === undefined || refund.cause === 'surplus') return { refused: 'step_refused' }
    const payment = (await paymentsOf(tx, order.id)).find(({ id }) => id === refund.paymentId)
    if (payment !== undefined && payment.refundAskedAt !== null) return { refused: 'refund_has_set_out' }
    if (payment !== undefined) await stepPayment(tx, payment.id, { status: 'paid' })
    const now = around.clock.now()
    const withdrawn = await updateRefund(tx, refund.id, { status, answer: reason, staffId, withdrawnAt: now })
    await logOrderEvent(tx, order.id, {
      kind: 'refund_withdrawn',
      ...{ actor: 'staff', staffId, at: now, reason, values: { amount: refund.amount } },
    })
    const changed = await updateOrder(tx, order.id, { openRefunds: order.openRefunds - 1 })
    const news: OrderNews = { kind: 'refund_withdrawn', reason, amount: refund.amount }
    await tell(tx, around, { order: changed, news })
    return withdrawn
  })
