import type { Db } from '../../platform/database/database.ts'
import { regionInFull } from '../regions/regions.ts'
import type { InstallationRow } from './installations-queries.ts'

/** Where somebody lives, in one line: street, district, city, province. */
export async function placeText(
  db: Db,
  { street, districtCode }: Pick<InstallationRow, 'street' | 'districtCode'>,
): Promise<string> {
  return `${street}, ${(await regionInFull(db, districtCode)).name}`
}
