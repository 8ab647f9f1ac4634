import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { printedCataloguesTable as catalogues } from './printed-catalogue-tables.ts'

export type CatalogueRow = typeof catalogues.$inferSelect

export async function selectCatalogue(db: Db, language: string): Promise<CatalogueRow | undefined> {
  const [row] = await db.select().from(catalogues).where(eq(catalogues.language, language))
  return row
}

/**
 * Puts a catalogue in the place of another: of the one that was seen when it was begun, or of none. Says whether that was
 * still so; else somebody has put a newer one there meanwhile.
 */
export async function replaceCatalogue(
  db: Db,
  row: CatalogueRow,
  seen: string | undefined,
): Promise<boolean> {
  const { language: _, ...values } = row
  const written =
    seen === undefined
      ? await db.insert(catalogues).values(row).onConflictDoNothing().returning({ mark: catalogues.mark })
      : await db
          .update(catalogues)
          .set(values)
          .where(and(eq(catalogues.language, row.language), eq(catalogues.mark, seen)))
          .returning({ mark: catalogues.mark })
  return written.length > 0
}
