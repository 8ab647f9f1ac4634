import { bigint, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment, rowId, translated } from '../../platform/database/column-kinds.ts'

export const flashSalesTable = pgTable(
  'flash_sales',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    name: translated().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [index('flash_sales_window').on(table.startsAt, table.endsAt)],
)

/** What is on sale, at which price, and how much of it. `sold` is counted inside the order's transaction. */
export const flashSaleItemsTable = pgTable(
  'flash_sale_items',
  {
    flashSaleId: bigint({ mode: 'number' })
      .notNull()
      .references(() => flashSalesTable.id, { onDelete: 'cascade' }),
    /** Of the catalogue; the reference to its table is kept in the migration, because modules share no tables. */
    inventoryId: bigint({ mode: 'number' }).notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    quota: integer().notNull(),
    sold: integer().notNull().default(0),
    perCustomer: integer().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.flashSaleId, table.inventoryId] }),
    index('flash_sale_items_inventory').on(table.inventoryId),
  ],
)
