import { groupedCount } from '../../commerce/grouped-count.ts'
import { type Asked, gramsOf, rupiahOf } from './parcel-query.ts'

/** The calculator as it stands on the page: regions by their codes, all else as it is typed. */
export interface ParcelValues {
  /** A product of the shop that is sent instead of a parcel by weight; else empty. */
  product: string
  quantity: string
  province: string
  city: string
  district: string
  weight: string
  width: string
  height: string
  depth: string
  value: string
}

export const measures = ['width', 'height', 'depth'] as const
export const regionLevels = ['province', 'city', 'district'] as const
export type RegionLevel = (typeof regionLevels)[number]

export const valuesOf = (asked: Asked): ParcelValues => {
  const [province = '', city = '', district = ''] = regionChain(asked.destination ?? '')
  return {
    product: asked.product ?? '',
    quantity: asked.quantity ?? '',
    ...{ province, city, district },
    weight: kilogramsOf(asked.grams ?? ''),
    width: asked.width ?? '',
    height: asked.height ?? '',
    depth: asked.depth ?? '',
    value: /^\d{1,15}$/.test(asked.value ?? '') ? groupedCount(Number(asked.value)) : '',
  }
}

/** What the calculator asks for; fields that are empty are left out. */
export function askedOf(values: ParcelValues): Asked {
  const { product, quantity, province, city, district, weight, width, height, depth, value } = values
  const parcel = { grams: gramsOf(weight), width, height, depth, value: rupiahOf(value) }
  const all = {
    destination: district || city || province,
    // Its weight, its measures and its price are known.
    ...(product === '' ? parcel : { product, quantity }),
  }
  return Object.fromEntries(
    Object.entries(all)
      .map(([field, text]) => [field, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  )
}

/** The names of a region and of those around it, by their levels: "Cilandak, Jakarta Selatan, DKI Jakarta". */
export function namesOf({
  code,
  name,
}: {
  code: string
  name: string
}): Partial<Record<RegionLevel, string>> {
  const names = name.split(', ').toReversed()
  // A name with a comma in it cannot be told apart: the lists, once they are here, know it.
  if (names.length !== code.split('.').length) return {}
  return Object.fromEntries(regionLevels.map((level, place) => [level, names[place]]))
}

/** `31.74.06` → `31`, `31.74`, `31.74.06`. */
function regionChain(code: string): string[] {
  if (!/^\d{2}(\.\d{2}(\.\d{2}(\.\d{4})?)?)?$/.test(code)) return []
  const parts = code.split('.')
  return parts.map((_, place) => parts.slice(0, place + 1).join('.'))
}

/** Grams as the kilograms that are typed: 2500 → 2,5. */
const kilogramsOf = (grams: string): string =>
  /^\d{1,9}$/.test(grams) ? String(Number(grams) / 1000).replace('.', ',') : ''
