import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, rowId } from '../../platform/database/column-kinds.ts'

/** One for each finished order line. Reviews of the demo shop belong to no order. */
export const reviewsTable = pgTable(
  'reviews',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    /** Of the catalogue; the reference is kept in the migration. */
    productId: bigint({ mode: 'number' }).notNull(),
    /** The line that was bought; absent in the demo shop's own reviews. Both references stand in the migration. */
    orderLineId: bigint({ mode: 'number' }).unique(),
    customerId: bigint({ mode: 'number' }),
    variant: text().notNull().default(''),
    author: text().notNull(),
    rating: integer().notNull(),
    text: text().notNull(),
    language: text().notNull(),
    pictures: jsonb().$type<string[]>().notNull(),
    helpfulCount: integer().notNull().default(0),
    /** What the shop answered. */
    reply: text(),
    repliedAt: moment(),
    isHidden: boolean().notNull().default(false),
    /** Why the staff have hidden it. */
    hiddenReason: text(),
    writtenAt: moment().notNull(),
  },
  (table) => [index('reviews_product').on(table.productId, table.writtenAt)],
)
