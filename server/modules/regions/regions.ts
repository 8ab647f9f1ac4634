import type { Db } from '../../platform/database/database.ts'
import { hasRegions, type Region, selectRegionsBelow, upsertRegions } from './regions-queries.ts'

export type { Region } from './regions-queries.ts'

/** The regions directly below another one, by name; without a code, the provinces. */
export const regionsBelow = (db: Db, parentCode: string | null): Promise<Region[]> =>
  selectRegionsBelow(db, parentCode)

/** Loads the regions of Indonesia into a database that has none. Every shop needs them, demo or not. */
export async function loadRegionsOnce(db: Db): Promise<void> {
  if (await hasRegions(db)) return
  // The lists are large and needed once, so their package is loaded only now.
  const { regionsOfIndonesia } = await import('./load-indonesia.ts')
  const regions = await regionsOfIndonesia()
  // All or none: a start that is interrupted here loads them anew.
  await db.transaction((tx) => upsertRegions(tx, regions))
}
