import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, reference, rowId } from '../../platform/database/column-kinds.ts'

/**
 * Units that are held for an order, or were sold with it. References to other modules' tables stand in the migration.
 * What is `held` is also counted in `inventory_stock.reserved`, in the same transaction.
 */
export const stockReservationsTable = pgTable(
  'stock_reservations',
  {
    id: rowId(),
    orderId: reference(),
    inventoryId: reference(),
    storeId: reference(),
    quantity: integer().notNull(),
    /** What was sold and has come back is `returned`. */
    state: text({ enum: ['held', 'sold', 'released', 'returned'] }).notNull(),
    /** The payment's deadline; absent: until it is delivered. */
    expiresAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('stock_reservations_order').on(table.orderId),
    index('stock_reservations_inventory').on(table.inventoryId, table.storeId),
  ],
)

/** Every change of the units on hand: their sum is what is on hand. The opening entry is written by a trigger. */
export const stockMovementsTable = pgTable(
  'stock_movements',
  {
    id: rowId(),
    inventoryId: reference(),
    storeId: reference(),
    change: integer().notNull(),
    reason: text({ enum: ['opening', 'sale', 'return', 'correction'] }).notNull(),
    orderId: bigint({ mode: 'number' }),
    movedAt: moment().notNull(),
  },
  (table) => [index('stock_movements_inventory').on(table.inventoryId, table.storeId)],
)
