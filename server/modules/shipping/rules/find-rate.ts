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

/** The room that a parcel takes. */
export const cubicCentimetresOf = ({ widthMm, heightMm, depthMm }: Omit<Parcel, 'grams'>): number =>
  (widthMm * heightMm * depthMm) / 1000

/** The weight that counts: the actual one or that of the room it takes, and never less than the service asks. */
export function chargeableGrams(
  { grams, cubicCentimetres }: { grams: number; cubicCentimetres: number },
  service: Service,
): number {
  // Whole again before it is divided: a sum of fractions a hair too large would be one gram, and so one kilogram more.
  const cubicMillimetres = Math.round(cubicCentimetres * 1000)
  const byVolume = Math.ceil(cubicMillimetres / service.volumetricDivisor)
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
