import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, rowId, translated } from '../../platform/database/column-kinds.ts'

/** What a voucher may be used on. */
export type VoucherScope =
  | { kind: 'all' }
  | { kind: 'first_order' }
  | { kind: 'category' | 'brand' | 'product'; uuids: string[] }

export const vouchersTable = pgTable('vouchers', {
  id: rowId(),
  uuid: uuid().notNull().unique().defaultRandom(),
  code: text().notNull().unique(),
  name: translated().notNull(),
  text: translated().notNull(),
  kind: text({ enum: ['percent', 'fixed', 'free_shipping'] }).notNull(),
  /** Whole percent, or rupiah; for free shipping the most that is paid. */
  amount: bigint({ mode: 'number' }).notNull(),
  maximumDiscount: bigint({ mode: 'number' }),
  minimumSpend: bigint({ mode: 'number' }).notNull().default(0),
  startsAt: moment().notNull(),
  endsAt: moment().notNull(),
  quota: integer().notNull(),
  /** Counted inside the order's transaction. */
  used: integer().notNull().default(0),
  perCustomer: integer().notNull().default(1),
  scope: jsonb().$type<VoucherScope>().notNull(),
  /** A public voucher can be claimed into the wallet; a private one works by its code alone. */
  isPublic: boolean().notNull(),
})

/** The wallets: who has claimed which voucher, and how often it was used. */
export const voucherClaimsTable = pgTable(
  'voucher_claims',
  {
    voucherId: bigint({ mode: 'number' })
      .notNull()
      .references(() => vouchersTable.id, { onDelete: 'cascade' }),
    /** Its table belongs to another module, so the migration holds the reference. */
    customerId: bigint({ mode: 'number' }).notNull(),
    claimedAt: moment().notNull(),
    /** Counted inside the order's transaction. */
    uses: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.voucherId, table.customerId] }),
    index('voucher_claims_customer').on(table.customerId),
  ],
)

/** Which order has used which voucher; given back when the order is cancelled. Counted inside the order's transaction. */
export const voucherUsesTable = pgTable(
  'voucher_uses',
  {
    /** Its table belongs to another module, so the migration holds the reference. */
    orderId: bigint({ mode: 'number' }).primaryKey(),
    voucherId: bigint({ mode: 'number' })
      .notNull()
      .references(() => vouchersTable.id, { onDelete: 'cascade' }),
    customerId: bigint({ mode: 'number' }),
    email: text().notNull(),
    usedAt: moment().notNull(),
    givenBackAt: moment(),
  },
  (table) => [
    index('voucher_uses_voucher').on(table.voucherId, table.email),
    index('voucher_uses_customer').on(table.customerId),
  ],
)
