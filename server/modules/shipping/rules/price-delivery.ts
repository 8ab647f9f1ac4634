import type { DeliveryPriced, ParcelToSend } from './delivery-priced.ts'
import { chargeableGrams, findRate } from './find-rate.ts'

const gramsOfKilogram = 1000
const basisPointsOfWhole = 10_000

/** A service with what it asks, as it is stored. */
export interface ServiceToPrice {
  id: number
  uuid: string
  kind: DeliveryPriced['kind']
  courier: string
  name: DeliveryPriced['name']
  volumetricDivisor: number
  minimumGrams: number
  allowsCod: boolean
  freeAbove: number | null
  insuranceBasisPoints: number
}

export interface RateToPrice {
  regionCode: string
  fromGrams: number
  toGrams: number
  base: number
  perKilogram: number
  daysFrom: number
  daysTo: number
}

/** A service with its rates for the regions around a place. */
export interface ServiceRates {
  service: ServiceToPrice
  rates: RateToPrice[]
}

/** The ways to bring a parcel to a place, in the order of the services. */
export function priceDeliveries(
  services: ServiceRates[],
  parcel: ParcelToSend,
  regionCode: string,
): DeliveryPriced[] {
  const ways = services.flatMap((given) => priceDelivery(given, parcel, regionCode) ?? [])
  return parcel.isFree ? waiveCheapest(ways) : ways
}

/** What a service asks for a parcel; undefined: it does not bring it there. */
export function priceDelivery(
  { service, rates }: ServiceRates,
  parcel: ParcelToSend,
  regionCode: string,
): DeliveryPriced | undefined {
  if (service.kind !== 'courier' && !parcel.isFromOwnStore) return undefined
  const grams = chargeableGrams(parcel, service)
  const rate = findRate(rates, { regionCode, grams })
  if (rate === undefined) return undefined
  const isPickup = service.kind === 'store_pickup'
  const kilograms = startedKilograms(grams)
  const fullPrice = isPickup ? 0 : rate.base + rate.perKilogram * kilograms
  const freeAbove = isPickup ? null : service.freeAbove
  return {
    serviceId: service.id,
    uuid: service.uuid,
    kind: service.kind,
    courier: service.courier,
    name: service.name,
    price: freeAbove !== null && parcel.value >= freeAbove ? 0 : fullPrice,
    fullPrice,
    daysMin: rate.daysFrom,
    daysMax: rate.daysTo,
    chargeableGrams: kilograms * gramsOfKilogram,
    insurancePrice: isPickup ? undefined : insurancePrice(parcel.value, service.insuranceBasisPoints),
    allowsCod: service.allowsCod,
    freeAbove,
  }
}

/** Couriers are paid by the kilogram, and one that has begun is a whole one. */
export const startedKilograms = (grams: number): number => Math.ceil(grams / gramsOfKilogram)

/** Rounded up, as insurers do; undefined: the service insures nothing, or there is nothing to insure. */
export function insurancePrice(value: number, basisPoints: number): number | undefined {
  if (basisPoints === 0 || value === 0) return undefined
  return Math.ceil((value * basisPoints) / basisPointsOfWhole)
}

/** Free delivery is by the cheapest way to the door; who wants a quicker one pays for it. */
function waiveCheapest(ways: DeliveryPriced[]): DeliveryPriced[] {
  const toTheDoor = ways.filter(({ kind }) => kind !== 'store_pickup')
  const lowest = Math.min(...toTheDoor.map(({ price }) => price))
  const cheapest = toTheDoor.find(({ price }) => price === lowest)
  return ways.map((way) => (way === cheapest ? { ...way, price: 0 } : way))
}
