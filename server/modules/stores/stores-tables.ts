import type { Translated } from '@gema/contract/values/language.ts'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, rowId, translated } from '../../platform/database/column-kinds.ts'

/** Hours of a weekday, 1 = Monday … 7 = Sunday, in minutes after midnight, Asia/Jakarta. */
export interface StoredHours {
  weekday: number
  opens: number
  closes: number
}

/** A room in which things can be heard. */
export interface DemoRoom {
  name: Translated
  text: Translated
  picture: string
}

export const storesTable = pgTable('stores', {
  id: rowId(),
  uuid: uuid().notNull().unique().defaultRandom(),
  slug: text().notNull().unique(),
  /** `own`: a shop of the retailer; `partner`: another seller on the site. */
  kind: text({ enum: ['own', 'partner'] }).notNull(),
  name: text().notNull(),
  address: text().notNull(),
  city: text().notNull(),
  postcode: text().notNull(),
  phone: text().notNull(),
  whatsapp: text().notNull(),
  note: translated().notNull(),
  image: text(),
  directionsUrl: text().notNull(),
  hours: jsonb().$type<StoredHours[]>().notNull(),
  tagline: translated(),
  about: translated(),
  services: jsonb().$type<Translated[]>().notNull().default([]),
  /** How to get in and what to bring. */
  visit: jsonb().$type<Translated[]>().notNull().default([]),
  demoRooms: jsonb().$type<DemoRoom[]>().notNull().default([]),
  joinedAt: moment().notNull().defaultNow(),
  position: integer().notNull().default(0),
})

/** Who follows which store: the count is public, the list is the customer's own. */
export const storeFollowersTable = pgTable(
  'store_followers',
  {
    storeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => storesTable.id, { onDelete: 'cascade' }),
    /** Its table belongs to another module, so the migration holds the reference. */
    customerId: bigint({ mode: 'number' }).notNull(),
    followedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.customerId] }),
    index('store_followers_customer').on(table.customerId),
  ],
)
