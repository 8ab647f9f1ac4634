import type { Db } from '../../platform/database/database.ts'
import { type CheckoutAround, goOn, postAboutOrder } from '../checkout/checkout.ts'
import { lockOrder, logOrderEvent, type OrderDoer, orderNewsLetter, updateOrder } from '../orders/orders.ts'
import { paymentsOf, stepPayment } from '../payments/payments.ts'
import {
  insertRefund,
  type RefundRow,
  selectRefund,
  selectSentBack,
  selectUnsent,
  updateRefund,
} from './refunds-queries.ts'
import { isRefundTaken, refundStepOf } from './rules/refund-steps.ts'

export type SendRefused = 'refund_unknown' | 'step_refused'

/** Somebody of the staff has sent the money of an approved refund. Saying it again changes nothing. */
export const markRefundSent = (
  db: Db,
  around: CheckoutAround,
  sent: { uuid: string; reference: string; staffId: number },
): Promise<RefundRow | { refused: SendRefused }> =>
  endRefund(db, around, {
    uuid: sent.uuid,
    reference: sent.reference,
    doer: { actor: 'staff', staffId: sent.staffId },
  })

/** Refunds whose payment the provider has given back are done; what none could give back becomes one for the staff. */
export async function settleRefunds(db: Db, around: CheckoutAround): Promise<void> {
  for (const payment of await selectUnsent(db)) await goOn(around, () => openSurplus(db, around, payment))
  for (const { uuid } of await selectSentBack(db))
    await goOn(around, () => endRefund(db, around, { uuid, reference: null, doer: { actor: 'system' } }))
}

/** Money that came too late or twice: it never was the order's, so it holds and counts nothing there. */
const openSurplus = (
  db: Db,
  around: CheckoutAround,
  payment: { id: number; orderId: number; amount: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockOrder(tx, payment.orderId)
    // Behind the lock: another process may have been faster.
    if (!(await selectUnsent(tx)).some(({ id }) => id === payment.id)) return
    const now = around.clock.now()
    await insertRefund(tx, {
      ...{ orderId: payment.orderId, paymentId: payment.id, amount: payment.amount, items: [], reason: '' },
      ...{ status: 'approved', cause: 'surplus', way: 'origin', askedAt: now, decidedAt: now },
    })
  })

const endRefund = (
  db: Db,
  around: CheckoutAround,
  { uuid, reference, doer }: { uuid: string; reference: string | null; doer: OrderDoer },
): Promise<RefundRow | { refused: SendRefused }> =>
  db.transaction(async (tx) => {
    const asked = await selectRefund(tx, uuid)
    if (asked === undefined) return { refused: 'refund_unknown' }
    const order = await lockOrder(tx, asked.orderId)
    // Behind the lock: another may have been faster.
    const refund = (await selectRefund(tx, uuid)) ?? asked
    if (isRefundTaken('send', refund.status))
      return [null, reference].includes(refund.reference) ? refund : { refused: 'step_refused' }
    const status = refundStepOf('send', refund.status)
    const payment = (await paymentsOf(tx, order.id)).find(({ id }) => id === refund.paymentId)
    // The provider's own word is waited for, unless it could not give it back and the staff does.
    const isTheirs = doer.actor === 'staff' && payment !== undefined && payment.refundReference !== 'by-hand'
    if (status === undefined || isTheirs) return { refused: 'step_refused' }
    const now = around.clock.now()
    if (payment !== undefined && payment.status === 'refund_pending')
      await stepPayment(tx, payment.id, { status: 'refunded', refundedAt: now })
    const done = await updateRefund(tx, refund.id, { status, refundedAt: now, reference })
    const isSurplus = refund.cause === 'surplus'
    const changed = isSurplus
      ? order
      : await updateOrder(tx, order.id, {
          openRefunds: order.openRefunds - 1,
          refunded: order.refunded + refund.amount,
        })
    await logOrderEvent(tx, order.id, {
      kind: 'refund_sent',
      ...doer,
      at: now,
      values: { amount: refund.amount },
    })
    const [newest] = await paymentsOf(tx, order.id)
    // Of what went back through a provider, the owner was told when it did.
    if (newest !== undefined && doer.actor === 'staff')
      await postAboutOrder(tx, around, {
        order: changed,
        payment: newest,
        letter: (facts) =>
          orderNewsLetter(facts, {
            kind: 'refunded',
            amount: refund.amount,
            lastFour: refund.lastFour ?? undefined,
          }),
      })
    return done
  })
