import type { Db } from '../../platform/database/database.ts'
import type { DeliveryPriced, ParcelToSend } from './rules/delivery-priced.ts'
import {
  chargeableGrams,
  cubicCentimetresOf,
  findRate,
  type Parcel,
  regionsAround,
} from './rules/find-rate.ts'
import { priceDeliveries } from './rules/price-delivery.ts'
import {
  removeOtherRates,
  selectAllRates,
  selectRatesFor,
  serviceIds,
  upsertRates,
  upsertServices,
} from './shipping-queries.ts'
import type { shippingRatesTable, shippingServicesTable } from './shipping-tables.ts'

export type { DeliveryPriced, ParcelToSend } from './rules/delivery-priced.ts'
export { cubicCentimetresOf, type Parcel } from './rules/find-rate.ts'
export type ShippingRateDraft = Omit<typeof shippingRatesTable.$inferInsert, 'serviceId'>
export type ShippingServiceDraft = typeof shippingServicesTable.$inferInsert & {
  uuid: string
  rates: ShippingRateDraft[]
}

/** Saves services with their rates; a rate that is no longer named is removed. */
export async function saveShippingServices(db: Db, drafts: ShippingServiceDraft[]): Promise<void> {
  await upsertServices(
    db,
    drafts.map(({ rates: _, ...row }, position) => ({ ...row, position })),
  )
  const ids = await serviceIds(db)
  for (const draft of drafts) {
    const serviceId = ids.get(draft.uuid)
    if (serviceId === undefined) throw new Error(`the shipping service ${draft.uuid} was not saved`)
    await upsertRates(
      db,
      draft.rates.map((rate) => ({ ...rate, serviceId })),
    )
    await removeOtherRates(db, serviceId, draft.rates)
  }
}

type RateRow = Awaited<ReturnType<typeof selectRatesFor>>[number]
export type ShippingRate = RateRow['rate']
export type Delivery = RateRow
export interface ShippingServiceRates {
  service: RateRow['service']
  rates: ShippingRate[]
}

/** The quickest way to bring a parcel to a region; picking it up in a store is no delivery. */
export async function quickestDelivery(
  db: Db,
  { parcel, regionCode }: { parcel: Parcel; regionCode: string },
): Promise<Delivery | undefined> {
  const weighed = { grams: parcel.grams, cubicCentimetres: cubicCentimetresOf(parcel) }
  const possible = byService(await selectRatesFor(db, regionsAround(regionCode))).flatMap(
    ({ service, rates }) => {
      const rate = findRate(rates, { regionCode, grams: chargeableGrams(weighed, service) })
      return service.kind === 'store_pickup' || rate === undefined ? [] : [{ service, rate }]
    },
  )
  return possible.toSorted((a, b) => a.rate.daysTo - b.rate.daysTo || a.rate.daysFrom - b.rate.daysFrom)[0]
}

/** The ways to bring each of some parcels to a region, in the order in which the shop lists its services. */
export async function deliveriesFor(
  db: Db,
  { regionCode, parcels }: { regionCode: string; parcels: ParcelToSend[] },
): Promise<DeliveryPriced[][]> {
  if (parcels.length === 0) return []
  const services = byService(await selectRatesFor(db, regionsAround(regionCode)))
  return parcels.map((parcel) => priceDeliveries(services, parcel, regionCode))
}

/** All services that go anywhere, with all their rates, in the order of the shop. */
export const allShippingRates = async (db: Db): Promise<ShippingServiceRates[]> =>
  byService(await selectAllRates(db))

function byService(rows: RateRow[]): ShippingServiceRates[] {
  return [...Map.groupBy(rows, ({ service }) => service.id).values()].flatMap((ofService) => {
    const service = ofService[0]?.service
    return service === undefined ? [] : [{ service, rates: ofService.map(({ rate }) => rate) }]
  })
}
