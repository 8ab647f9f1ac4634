import type { Region as RegionShown } from '@gema/contract/shapes/address.ts'
import { type Region, regionsBelow } from '../../modules/regions/regions.ts'
import type { Shop } from '../../shop.ts'
import { presentRegion } from './present-region.ts'

/** The regions below another one, by name; none where that one is unknown or of another level. */
export async function regionsOfLevel(
  shop: Shop,
  level: Region['level'],
  parentCode: string | null,
): Promise<RegionShown[]> {
  const regions = await regionsBelow(shop.db, parentCode)
  return regions.filter((region) => region.level === level).map(presentRegion)
}
