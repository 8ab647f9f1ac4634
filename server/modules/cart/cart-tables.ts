import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, reference, rowId } from '../../platform/database/column-kinds.ts'

/** A cart belongs to a customer or to a guest, never to both. References to other modules stand in the migration. */
export const cartsTable = pgTable('carts', {
  id: rowId(),
  customerId: bigint({ mode: 'number' }).unique(),
  /** Of the guest's token, which is kept nowhere. */
  guestHash: text().unique(),
  /** Grows with every change. */
  revision: integer().notNull().default(0),
  /** The region that it goes to, by its code. */
  destination: text(),
  voucherCode: text(),
  changedAt: moment().notNull(),
})

export const cartLinesTable = pgTable(
  'cart_lines',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    cartId: reference().references(() => cartsTable.id, { onDelete: 'cascade' }),
    inventoryId: reference(),
    quantity: integer().notNull(),
    isSelected: boolean().notNull().default(true),
    /** Put in as part of a bundle: which one, and together with which other lines. Whether it still holds is counted. */
    bundleId: bigint({ mode: 'number' }),
    bundleKey: uuid(),
    /** The price of one that its owner has seen: a later one is told. */
    seenPrice: bigint({ mode: 'number' }).notNull(),
    /** What happened to it when two carts became one. */
    mergeNote: text({ enum: ['from_account', 'clipped'] }),
    addedAt: moment().notNull(),
    /** Removed, but can be brought back. */
    removedAt: moment(),
  },
  (table) => [
    index('cart_lines_cart').on(table.cartId, table.addedAt),
    uniqueIndex('cart_lines_single')
      .on(table.cartId, table.inventoryId)
      .where(sql`${table.bundleKey} is null and ${table.removedAt} is null`),
  ],
)

export const cartLineAddOnsTable = pgTable(
  'cart_line_add_ons',
  {
    lineId: reference().references(() => cartLinesTable.id, { onDelete: 'cascade' }),
    addOnId: reference(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.addOnId] })],
)

/** How the parcel of each store goes, as far as somebody has chosen. */
export const cartDeliveriesTable = pgTable(
  'cart_deliveries',
  {
    cartId: reference().references(() => cartsTable.id, { onDelete: 'cascade' }),
    storeId: reference(),
    serviceId: reference(),
    isInsured: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.storeId] })],
)
