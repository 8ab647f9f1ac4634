import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, rowId } from '../../platform/database/column-kinds.ts'

export const paymentStates = [
  'open',
  'failed',
  'expired',
  'cancelled',
  'paid',
  'refund_pending',
  'refunded',
] as const

/** A try to pay an order. An order may have several; at most one of them is open. */
export const paymentsTable = pgTable(
  'payments',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    /** Its table belongs to another module, so the migration holds the reference. */
    orderId: bigint({ mode: 'number' }).notNull(),
    /** 1 razorpay, 2 cash on delivery, 3 stripe, 4 paypal, 5 flutterwave, 6 iyzico, 7 bank transfer. */
    method: integer().notNull(),
    status: text({ enum: paymentStates }).notNull(),
    /** In the shop's currency, with the unique code. */
    amount: bigint({ mode: 'number' }).notNull(),
    uniqueCode: integer().notNull().default(0),
    /** What the provider is asked for: a currency, in its smallest unit as this provider counts it. */
    chargeCurrency: text().notNull(),
    chargeMinor: bigint({ mode: 'number' }).notNull(),
    chargeExponent: integer().notNull(),
    /** Where another currency is charged: rupiah for one of it, where the rate is from and since when. */
    rate: bigint({ mode: 'number' }),
    rateSource: text(),
    rateTime: moment(),
    isSandbox: boolean().notNull(),
    /** How the provider calls it. */
    reference: text(),
    /** How the provider calls the money that came in: what a refund is asked for with. */
    receipt: text(),
    payingPlace: jsonb().$type<{ url: string; fields: Record<string, string> | null }>(),
    deadline: moment(),
    /** The picture of a bank transfer's receipt. */
    proof: text(),
    failure: text(),
    createdAt: moment().notNull(),
    paidAt: moment(),
    /** When the provider was first asked for the refund, which cannot be withdrawn after that. */
    refundAskedAt: moment(),
    refundReference: text(),
    refundedAt: moment(),
    /** When the provider was last asked about it. */
    askedAt: moment(),
  },
  (table) => [
    index('payments_order').on(table.orderId, table.id),
    index('payments_open').on(table.status, table.method),
    unique('payments_reference').on(table.method, table.reference),
    // Two transfers of the same amount could not be told apart.
    uniqueIndex('payments_transfer_amount')
      .on(table.amount)
      .where(sql`${table.method} = 7 and ${table.status} = 'open'`),
  ],
)

/** What providers have told us, each thing once. */
export const paymentEventsTable = pgTable(
  'payment_events',
  {
    id: rowId(),
    provider: text().notNull(),
    eventId: text().notNull(),
    paymentId: bigint({ mode: 'number' }),
    kind: text().notNull(),
    /** What came of it. */
    outcome: text().notNull(),
    receivedAt: moment().notNull(),
  },
  (table) => [
    unique('payment_events_once').on(table.provider, table.eventId),
    index('payment_events_payment').on(table.paymentId),
  ],
)
