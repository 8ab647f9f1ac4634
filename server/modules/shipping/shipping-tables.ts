import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { rowId, translated } from '../../platform/database/column-kinds.ts'

/** A service of a courier, of the shop's own fleet, or picking up in a store. */
export const shippingServicesTable = pgTable('shipping_services', {
  id: rowId(),
  uuid: uuid().notNull().unique().defaultRandom(),
  kind: text({ enum: ['courier', 'own_fleet', 'store_pickup'] }).notNull(),
  courier: text().notNull(),
  name: translated().notNull(),
  /** Cubic centimetres that count as one kilogram: 6000, 5000 or 4000. */
  volumetricDivisor: integer().notNull(),
  minimumGrams: integer().notNull(),
  allowsCod: boolean().notNull(),
  /** Orders from this amount on are sent for free; absent: never. */
  freeAbove: bigint({ mode: 'number' }),
  /** Of the value of the goods, in hundredths of a percent. */
  insuranceBasisPoints: integer().notNull(),
  position: integer().notNull().default(0),
})

/** What a service costs to a region; the deepest region that matches counts. An empty code is the whole country. */
export const shippingRatesTable = pgTable(
  'shipping_rates',
  {
    serviceId: bigint({ mode: 'number' })
      .notNull()
      .references(() => shippingServicesTable.id, { onDelete: 'cascade' }),
    regionCode: text().notNull(),
    /** The band of chargeable weight that this row is for. */
    fromGrams: integer().notNull(),
    toGrams: integer().notNull(),
    base: bigint({ mode: 'number' }).notNull(),
    perKilogram: bigint({ mode: 'number' }).notNull(),
    daysFrom: integer().notNull(),
    daysTo: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.regionCode, table.fromGrams] })],
)
