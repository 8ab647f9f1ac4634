import type { Db } from '../../platform/database/database.ts'
import { askAboutOpen, type CheckoutAround, giveScarceBack } from '../checkout/checkout.ts'
import { type Order, updateOrder } from '../orders/orders.ts'
import { bankTransfer, cancelOtherPayments } from '../payments/payments.ts'
import {
  type Approver,
  type BankAccount,
  moneyLeft,
  openBank,
  openRefund,
  payingPayment,
  sealBank,
} from '../refunds/refunds.ts'
import type { StaffDoer, StepOutcome } from './step-outcome.ts'
import { takeStep } from './take-step.ts'
import { whyNotCancelled } from './why-not-cancelled.ts'

interface CancelWish {
  order: Order
  by: { actor: 'shopper' } | ({ actor: 'staff' } & StaffDoer)
  reason: string
  /** Where the money shall go that cannot go back the way it came. */
  bank?: BankAccount | undefined
}

/**
 * Cancels an order that waits for its payment, at once and with all that it held; of one that is confirmed, its owner
 * asks the staff to cancel it.
 */
export async function cancelOrder(db: Db, around: CheckoutAround, wish: CancelWish): Promise<StepOutcome> {
  await askAboutOpen(db, around, wish.order.id)
  const cancelled = await takeStep(db, around, {
    orderId: wish.order.id,
    step: 'cancel',
    doer: wish.by,
    reason: wish.reason,
    follow: async (tx, order) => {
      await giveScarceBack(tx, around, order)
      await cancelOtherPayments(tx, order.id, null)
      return { kind: 'cancelled', reason: wish.reason }
    },
  })
  if (!('refused' in cancelled) || wish.by.actor === 'staff') return cancelled
  return askToCancel(db, around, wish)
}

const askToCancel = (
  db: Db,
  around: CheckoutAround,
  { order: { id }, reason, bank }: CancelWish,
): Promise<StepOutcome> =>
  takeStep(db, around, {
    orderId: id,
    step: 'ask_cancel',
    doer: { actor: 'shopper' },
    reason,
    bar: async (order, tx) => {
      const refused = whyNotCancelled(order)
      if (refused !== undefined) return { refused }
      const paid = await payingPayment(tx, order)
      // Money that came by transfer goes to an account, and only its owner knows which.
      const needsBank = paid?.method === bankTransfer && paid.amount > 0 && bank === undefined
      return needsBank ? { refused: 'refund_bank_required', field: 'bank' } : undefined
    },
    follow: async (tx, order) => {
      if (bank !== undefined)
        await updateOrder(tx, order.id, { cancelSealedBank: sealBank(around.sealer, bank).sealedBank })
      return { kind: 'cancel_asked' }
    },
  })

/**
 * Accepts or declines the wish to cancel an order. Accepting frees its stock and opens a refund of what was paid, which is
 * approved at once if the caller may approve it.
 */
export async function decideCancel(
  db: Db,
  around: CheckoutAround,
  decision: StaffDoer & { orderId: number; accepts: boolean; reason: string; approver: Approver | undefined },
): Promise<StepOutcome> {
  const { orderId, accepts, reason, staffId, approver } = decision
  const doer = { actor: 'staff' as const, staffId }
  if (!accepts)
    return takeStep(db, around, {
      ...{ orderId, doer, reason, step: 'decline_cancel' },
      follow: async () => ({ kind: 'cancel_declined', reason }),
    })
  return takeStep(db, around, {
    ...{ orderId, doer, reason, step: 'accept_cancel' },
    follow: async (tx, order) => {
      await giveScarceBack(tx, around, order)
      await cancelOtherPayments(tx, order.id, null)
      const amount = await moneyLeft(tx, order)
      if (amount <= 0) return { kind: 'cancelled', reason }
      const { status } = await openRefund(tx, around, {
        ...{ order, amount, reason, doer, approver, items: [] },
        cause: 'cancel',
        payment: await payingPayment(tx, order),
        bank: order.cancelSealedBank === null ? undefined : openBank(around.sealer, order.cancelSealedBank),
      })
      return { kind: 'cancelled', reason, isRefunded: true, isToBeApproved: status === 'requested' }
    },
  })
}
