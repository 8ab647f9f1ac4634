import type { Db } from '../../platform/database/database.ts'
import { regionNames, regionsAround } from '../regions/regions.ts'
import type { InstallationRow } from './installations-queries.ts'

/** Where somebody lives, in one line: street, district, city, province. */
export async function placeText(
  db: Db,
  { street, districtCode }: Pick<InstallationRow, 'street' | 'districtCode'>,
): Promise<string> {
  const codes = regionsAround(districtCode).toReversed()
  const names = await regionNames(db, codes)
  return [street, ...codes.map((code) => names.get(code) ?? code)].join(', ')
}
