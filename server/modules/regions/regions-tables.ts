import { index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Provinces, cities and regencies, districts and subdistricts of Indonesia, by their official codes:
 * `31`, `31.74`, `31.74.06`, `31.74.06.1001`. The part before the last dot is the region around it.
 */
export const regionsTable = pgTable(
  'regions',
  {
    code: text().primaryKey(),
    parentCode: text(),
    level: text({ enum: ['province', 'city', 'district', 'subdistrict'] }).notNull(),
    name: text().notNull(),
  },
  (table) => [index('regions_parent').on(table.parentCode, table.name)],
)
