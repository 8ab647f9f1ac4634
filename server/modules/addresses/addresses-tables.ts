import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, rowId } from '../../platform/database/column-kinds.ts'

/** The address books of the customers. Regions are kept by their codes; their names are looked up. */
export const addressesTable = pgTable(
  'addresses',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    customerId: bigint({ mode: 'number' }).notNull(),
    label: text().notNull(),
    recipient: text().notNull(),
    phone: text().notNull(),
    /** The deepest region names the others: its code begins with theirs. */
    subdistrictCode: text().notNull(),
    postcode: text().notNull(),
    street: text().notNull(),
    landmark: text().notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    isDefault: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    savedAt: moment().notNull(),
  },
  (table) => [
    index('addresses_customer').on(table.customerId, table.createdAt),
    uniqueIndex('addresses_default').on(table.customerId).where(sql`${table.isDefault}`),
  ],
)
