import { asc, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { categoriesTable } from './catalogue-tables.ts'

export type CategoryRow = typeof categoriesTable.$inferSelect
export type NewCategoryRow = typeof categoriesTable.$inferInsert

export const selectCategories = (db: Db) =>
  db.select().from(categoriesTable).orderBy(asc(categoriesTable.position), asc(categoriesTable.id))

export const upsertCategories = (db: Db, rows: NewCategoryRow[]) =>
  db
    .insert(categoriesTable)
    .values(rows)
    .onConflictDoUpdate({
      target: categoriesTable.uuid,
      set: {
        parentId: sql`excluded.parent_id`,
        name: sql`excluded.name`,
        slug: sql`excluded.slug`,
        tagline: sql`excluded.tagline`,
        icon: sql`excluded.icon`,
        image: sql`excluded.image`,
        sceneImage: sql`excluded.scene_image`,
        position: sql`excluded.position`,
      },
    })
    .returning({ id: categoriesTable.id, uuid: categoriesTable.uuid })
