import type { shippingFetch } from '@gema/contract/calls/shipping.ts'
import type { DataOf } from '@gema/contract/define-call.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { ShippingRate, ShippingServiceRates } from '../../modules/shipping/shipping.ts'
import { wholeCountry } from './shipping-words.ts'

type ServiceShown = DataOf<typeof shippingFetch>['services'][number]

interface Around {
  language: string
  /** Names of regions by their codes. */
  names: Map<string, string>
}

/** A service with its rates; regions with the same rate stand together, the cheapest first. */
export function presentShippingService(
  { service, rates }: ShippingServiceRates,
  { language, names }: Around,
): ServiceShown {
  const nameOf = (code: string) =>
    code === '' ? inLanguage(wholeCountry, language) : (names.get(code) ?? code)
  const alike = Map.groupBy(lowestBands(rates), (rate) =>
    JSON.stringify([rate.base, rate.perKilogram, rate.daysFrom, rate.daysTo]),
  )
  return {
    uuid: service.uuid,
    kind: service.kind,
    courier: service.courier,
    name: inLanguage(service.name, language),
    volumetric_divisor: service.volumetricDivisor,
    minimum_grams: service.minimumGrams,
    maximum_grams: Math.max(...rates.map(({ toGrams }) => toGrams)),
    allows_cod: service.allowsCod,
    free_above: service.kind === 'store_pickup' ? null : service.freeAbove,
    insurance_basis_points: service.insuranceBasisPoints,
    rates: [...alike.values()]
      .flatMap((group) => {
        const [rate] = group
        return rate === undefined
          ? []
          : [{ rate, regions: group.map(({ regionCode }) => nameOf(regionCode)) }]
      })
      .toSorted((a, b) => firstKilogram(a.rate) - firstKilogram(b.rate))
      .map(({ rate, regions }) => ({
        regions,
        base: rate.base,
        per_kilogram: rate.perKilogram,
        days_min: rate.daysFrom,
        days_max: rate.daysTo,
      })),
  }
}

const firstKilogram = ({ base, perKilogram }: ShippingRate): number => base + perKilogram

/** Of each region the band that begins lowest: heavier parcels are asked for one by one. */
function lowestBands(rates: ShippingRate[]): ShippingRate[] {
  const lowest = new Map<string, ShippingRate>()
  for (const rate of rates.toSorted((a, b) => a.fromGrams - b.fromGrams)) {
    if (!lowest.has(rate.regionCode)) lowest.set(rate.regionCode, rate)
  }
  return [...lowest.values()].toSorted((a, b) => (a.regionCode < b.regionCode ? -1 : 1))
}
