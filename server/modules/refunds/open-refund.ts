import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import type { Db } from '../../platform/database/database.ts'
import { type CheckoutAround, refundPaymentJob } from '../checkout/checkout.ts'
import { logOrderEvent, type Order, type OrderDoer, updateOrder } from '../orders/orders.ts'
import { isOnline, type Payment, stepPayment } from '../payments/payments.ts'
import { type BankAccount, sealBank } from './bank-account.ts'
import { approvedSum } from './money-left.ts'
import { insertRefund, type RefundRow } from './refunds-queries.ts'
import type { RefundedItem } from './refunds-tables.ts'
import { type Approver, approvalOf } from './rules/refund-approval.ts'

export interface RefundWish {
  order: Order
  cause: RefundRow['cause']
  /** Who approves it; absent: it waits for an approval. */
  approver?: Approver | undefined
  amount: number
  items: RefundedItem[]
  reason: string
  /** The payment that can go back as a whole the way it came. */
  payment: Payment | undefined
  bank: BankAccount | undefined
  complaintId?: number
  doer: OrderDoer
}

/** Whether a payment can go back the way it came: all of it, through who took it. */
export const canGoBack = (payment: Payment | undefined, amount: number): payment is Payment =>
  payment !== undefined && isOnline(payment.method as PaymentMethodId) && payment.amount === amount

/** Opens a refund, inside a transaction that has locked its order. If its approver may approve it alone, it is sent at once. */
export async function openRefund(tx: Db, around: CheckoutAround, wish: RefundWish): Promise<RefundRow> {
  const { order, cause, approver, amount, items, reason, payment, bank, doer } = wish
  const now = around.clock.now()
  const total = amount + (await approvedSum(tx, order))
  const approval = approver && approvalOf(approver, { total, first: null })
  const status = approval === 'whole' ? 'approved' : 'requested'
  const back = canGoBack(payment, amount) ? payment : undefined
  const refund = await insertRefund(tx, {
    orderId: order.id,
    complaintId: wish.complaintId ?? null,
    paymentId: back?.id ?? null,
    status,
    cause,
    way: back === undefined ? 'bank' : 'origin',
    amount,
    items,
    reason,
    ...(back === undefined && bank !== undefined && sealBank(around.sealer, bank)),
    ...(approval === 'first' && { firstStaffId: approver?.staffId, firstApprovedAt: now }),
    staffId: doer.staffId ?? null,
    askedAt: now,
    decidedAt: status === 'approved' ? now : null,
  })
  await updateOrder(tx, order.id, { openRefunds: order.openRefunds + 1 })
  await logOrderEvent(tx, order.id, {
    kind: status === 'approved' ? 'refund_approved' : 'refund_asked',
    ...doer,
    at: now,
    reason,
    values: { amount },
  })
  if (approval === 'first')
    await logOrderEvent(tx, order.id, { kind: 'refund_first_approved', ...doer, at: now, values: { amount } })
  if (status === 'approved') await setOut(tx, around, { refund, payment: back })
  return refund
}

/** Money that goes back the way it came sets out; what goes to an account is sent by the staff. */
export async function setOut(
  tx: Db,
  around: CheckoutAround,
  { refund, payment }: { refund: RefundRow; payment: Pick<Payment, 'id' | 'uuid'> | undefined },
): Promise<void> {
  if (refund.way !== 'origin' || payment === undefined) return
  await stepPayment(tx, payment.id, { status: 'refund_pending' })
  await around.jobs.send(tx, refundPaymentJob, { uuid: payment.uuid })
}
