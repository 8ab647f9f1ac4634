import { fieldNameOf } from '@gema/contract/field-names.ts'
import type { Region as RegionShown } from '@gema/contract/shapes/address.ts'
import { type Refused, refuse } from '../../http/handler.ts'
import type { Region } from '../../modules/regions/regions.ts'

export const presentRegion = ({ code, name }: Pick<Region, 'code' | 'name'>): RegionShown => ({ code, name })

const fields = ['province', 'city', 'district', 'subdistrict']

/** Tells which of the regions that somebody chose, from the province down, has to be chosen again. */
export function presentBrokenRegion(place: number, language: string): Refused {
  const field = fields[place] ?? ''
  return refuse('region_unknown', {
    field,
    // It stands in the middle of a sentence.
    values: { field: fieldNameOf(field, language).toLowerCase() },
  })
}
