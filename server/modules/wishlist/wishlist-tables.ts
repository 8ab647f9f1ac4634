import { bigint, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/column-kinds.ts'

/** What customers wish for. */
export const wishlistItemsTable = pgTable(
  'wishlist_items',
  {
    customerId: bigint({ mode: 'number' }).notNull(),
    productId: bigint({ mode: 'number' }).notNull(),
    addedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('wishlist_items_product').on(table.productId),
  ],
)
