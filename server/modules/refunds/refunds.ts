import type { Db } from '../../platform/database/database.ts'
import { type RefundRow, selectRefundsOf } from './refunds-queries.ts'

export { type AskRefused, askRefund, type RefundAsked } from './ask-refund.ts'
export { type BankAccount, openBank, sealBank } from './bank-account.ts'
export { approvedSum, moneyLeft, payingPayment } from './money-left.ts'
export { canGoBack, openRefund, type RefundWish, setOut } from './open-refund.ts'
export {
  selectRefund as refundOfUuid,
  selectRefundList as listRefunds,
  updateRefund,
} from './refunds-queries.ts'
export { type Approver, approvalOf } from './rules/refund-approval.ts'
export { isRefundTaken, type RefundStep, refundStepOf } from './rules/refund-steps.ts'
export { markRefundSent, settleRefunds } from './send-refund.ts'
export { whyNoRefund } from './why-no-refund.ts'

export type Refund = RefundRow

/** The refunds of orders, the newest first. */
export const refundsOfOrders = (db: Db, orderIds: number[]): Promise<Refund[]> =>
  selectRefundsOf(db, orderIds)
