import { bigint, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/column-kinds.ts'

/** What customers hold side by side. */
export const comparedProductsTable = pgTable(
  'compared_products',
  {
    customerId: bigint({ mode: 'number' }).notNull(),
    productId: bigint({ mode: 'number' }).notNull(),
    addedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('compared_products_product').on(table.productId),
  ],
)
