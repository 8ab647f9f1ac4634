import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, rowId } from '../../platform/database/column-kinds.ts'

export const refundStates = ['requested', 'approved', 'refunded', 'rejected'] as const

/** What of an order a refund is for. */
export interface RefundedItem {
  /** The line of the order. */
  line: string
  quantity: number
  /** Units less their share of the discounts. */
  amount: number
}

/** Money of an order that is given back, or that somebody asks for. References to other modules stand in the migration. */
export const refundsTable = pgTable(
  'refunds',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    orderId: bigint({ mode: 'number' }).notNull(),
    complaintId: bigint({ mode: 'number' }),
    /** The payment that goes back the way it came; absent: the money is sent to a bank account. */
    paymentId: bigint({ mode: 'number' }),
    status: text({ enum: refundStates }).notNull(),
    /** `surplus` is money that the order never needed: it counts neither against it nor as open. */
    cause: text({ enum: ['request', 'cancel', 'complaint', 'surplus'] }).notNull(),
    way: text({ enum: ['origin', 'bank'] }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** Empty: the whole order. */
    items: jsonb().$type<RefundedItem[]>().notNull(),
    reason: text().notNull(),
    answer: text(),
    /** Name, holder and number of the account, encrypted; of the number four digits can be read. */
    sealedBank: text(),
    bankName: text(),
    lastFour: text(),
    /** How the bank calls the transfer that sent it. */
    reference: text(),
    /** Who gave the first of two approvals. */
    firstStaffId: bigint({ mode: 'number' }),
    firstApprovedAt: moment(),
    /** Who decided. */
    staffId: bigint({ mode: 'number' }),
    askedAt: moment().notNull(),
    decidedAt: moment(),
    /** When the approval was withdrawn. */
    withdrawnAt: moment(),
    refundedAt: moment(),
  },
  (table) => [
    index('refunds_order').on(table.orderId, table.id),
    index('refunds_state').on(table.status, table.id),
    index('refunds_payment').on(table.paymentId),
  ],
)
