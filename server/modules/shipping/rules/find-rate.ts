/** A parcel as it is sent. */
export interface Parcel {
  grams: number
  widthMm: number
  heightMm: number
  depthMm: number
}

interface Service {
  /** Cubic centimetres that count as one kilogram. */
  volumetricDivisor: number
  minimumGrams: number
}

interface Rate {
  regionCode: string
  fromGrams: number
  toGrams: number
}

/** The weight that is paid for: the actual one or that of the room it takes, and never less than the service asks. */
export function chargeableGrams({ grams, widthMm, heightMm, depthMm }: Parcel, service: Service): number {
  const cubicCentimetres = (widthMm * heightMm * depthMm) / 1000
  const byVolume = Math.ceil((cubicCentimetres * 1000) / service.volumetricDivisor)
  return Math.max(grams, byVolume, service.minimumGrams)
}

/**
 * The rate of a service for a place: of the deepest region around it for which the service has any, the band that the
 * weight falls into. None: the service does not bring it there.
 */
export function findRate<Given extends Rate>(
  rates: Given[],
  { regionCode, grams }: { regionCode: string; grams: number },
): Given | undefined {
  const deepest = regionsAround(regionCode).find((code) => rates.some((rate) => rate.regionCode === code))
  return rates
    .filter((rate) => rate.regionCode === deepest)
    .toSorted((a, b) => a.fromGrams - b.fromGrams)
    .find((rate) => rate.fromGrams <= grams && grams <= rate.toGrams)
}

/** A region and all around it, the deepest first: `31.74.06` → `31.74.06`, `31.74`, `31` and the whole country. */
export function regionsAround(code: string): string[] {
  const parts = code.split('.')
  return [...parts.map((_, place) => parts.slice(0, parts.length - place).join('.')), '']
}
