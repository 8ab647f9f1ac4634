import type { Db } from '../../platform/database/database.ts'
import {
  hasRegions,
  type Region,
  selectRegionNames,
  selectRegionsBelow,
  upsertRegions,
} from './regions-queries.ts'
import { brokenPlace } from './rules/region-chain.ts'

export type { Region } from './regions-queries.ts'
export { regionsAround } from './rules/region-chain.ts'

/** The regions directly below another one, by name; without a code, the provinces. */
export const regionsBelow = (db: Db, parentCode: string | null): Promise<Region[]> =>
  selectRegionsBelow(db, parentCode)

/** The names of some regions by their codes; one that is not there is left out. */
export async function regionNames(db: Db, codes: string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const rows = await selectRegionNames(db, [...new Set(codes)])
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/**
 * Looks at regions from the province down, as somebody has chosen them, and answers the place of the first one that
 * is not there or does not lie in the one before it.
 */
export async function brokenRegion(db: Db, chosen: string[]): Promise<number | undefined> {
  return brokenPlace(chosen, new Set((await regionNames(db, chosen)).keys()))
}

/** Loads the regions of Indonesia into a database that has none. Every shop needs them, demo or not. */
export async function loadRegionsOnce(db: Db): Promise<void> {
  if (await hasRegions(db)) return
  // The lists are large and needed once, so their package is loaded only now.
  const { regionsOfIndonesia } = await import('./load-indonesia.ts')
  const regions = await regionsOfIndonesia()
  // All or none: a start that is interrupted here loads them anew.
  await db.transaction((tx) => upsertRegions(tx, regions))
}
