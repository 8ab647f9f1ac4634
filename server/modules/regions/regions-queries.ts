import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { isAmong, keptQuery } from '../../platform/database/kept-query.ts'
import { inBatches } from '../../platform/database/upsert.ts'
import { regionsTable } from './regions-tables.ts'

export type Region = typeof regionsTable.$inferSelect

export const selectRegionsBelow = (db: Db, parentCode: string | null) =>
  db
    .select()
    .from(regionsTable)
    .where(parentCode === null ? isNull(regionsTable.parentCode) : eq(regionsTable.parentCode, parentCode))
    .orderBy(asc(regionsTable.name))

const keptNames = keptQuery('region-names', (db) =>
  db
    .select({ code: regionsTable.code, name: regionsTable.name })
    .from(regionsTable)
    .where(isAmong(regionsTable.code, 'codes')),
)

export const selectRegionNames = (db: Db, codes: string[]) => keptNames(db, { codes })

export async function hasRegions(db: Db): Promise<boolean> {
  const rows = await db.select({ code: regionsTable.code }).from(regionsTable).limit(1)
  return rows.length > 0
}

/** Ninety thousand rows: as one JSON text a batch, which is many times faster than a parameter for each value. */
export async function upsertRegions(db: Db, regions: Region[]): Promise<void> {
  for (const batch of inBatches(regions, 20_000)) {
    await db.execute(sql`
      insert into ${regionsTable} (code, parent_code, level, name)
      select code, "parentCode", level, name
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
        as given(code text, "parentCode" text, level text, name text)
      on conflict (code) do update set parent_code = excluded.parent_code, level = excluded.level, name = excluded.name`)
  }
}
