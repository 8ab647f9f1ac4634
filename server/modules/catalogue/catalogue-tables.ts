import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { rowId, translated } from '../../platform/database/column-kinds.ts'

/** The tree of categories; a category without a parent stands in the menu's first column. */
export const categoriesTable = pgTable(
  'categories',
  {
    id: rowId(),
    uuid: uuid().notNull().unique().defaultRandom(),
    parentId: bigint({ mode: 'number' }).references((): AnyPgColumn => categoriesTable.id),
    name: translated().notNull(),
    slug: translated().notNull(),
    tagline: translated(),
    icon: text().notNull().default('box'),
    image: text(),
    sceneImage: text(),
    position: integer().notNull().default(0),
  },
  (table) => [
    index('categories_parent').on(table.parentId, table.position),
    uniqueIndex('categories_slug_en').on(sql`(${table.slug} ->> 'en')`),
    uniqueIndex('categories_slug_id').on(sql`(${table.slug} ->> 'id')`),
  ],
)
