import type { Db } from '../../platform/database/database.ts'
import {
  hasRegions,
  type Region,
  selectRegionNames,
  selectRegionsBelow,
  upsertRegions,
} from './regions-queries.ts'
import { brokenPlace, regionsAround } from './rules/region-chain.ts'

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

/** A region as people write it, with those around it. */
export interface RegionInFull {
  code: string
  /** Itself first, its province last. */
  name: string
  province: string
}

/** A region in full; where a name is not known, its code stands for it. */
export const regionInFull = async (db: Db, code: string): Promise<RegionInFull> =>
  inFull(code, await regionNames(db, regionsAround(code)))

function inFull(code: string, names: Map<string, string>): RegionInFull {
  const named = regionsAround(code).map((each) => names.get(each) ?? each)
  return { code, name: named.toReversed().join(', '), province: named[0] ?? code }
}

/** The last of some regions that somebody has chosen from the province down, or which of them is broken (`brokenRegion`). */
export async function chosenRegion(db: Db, chosen: string[]): Promise<RegionInFull | { broken: number }> {
  const names = await regionNames(db, chosen)
  const broken = brokenPlace(chosen, new Set(names.keys()))
  return broken === undefined ? inFull(chosen.at(-1) ?? '', names) : { broken }
}

/**
 * Looks at regions from the province down, as somebody has chosen them, and answers the place of the first one that
 * is not there or does not lie in the one before it.
 */
export async function brokenRegion(db: Db, chosen: string[]): Promise<number | undefined> {
  const region = await chosenRegion(db, chosen)
  return 'broken' in region ? region.broken : undefined
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
