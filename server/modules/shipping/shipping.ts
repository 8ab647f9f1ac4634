import type { Db } from '../../platform/database/database.ts'
import { chargeableGrams, findRate, type Parcel, regionsAround } from './rules/find-rate.ts'
import {
  removeOtherRates,
  selectDeliveryRates,
  serviceIds,
  upsertRates,
  upsertServices,
} from './shipping-queries.ts'
import type { shippingRatesTable, shippingServicesTable } from './shipping-tables.ts'

export type { Parcel } from './rules/find-rate.ts'
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

export type Delivery = Awaited<ReturnType<typeof selectDeliveryRates>>[number]

/** The quickest way to bring a parcel to a region; picking it up in a store is no delivery. */
export async function quickestDelivery(
  db: Db,
  { parcel, regionCode }: { parcel: Parcel; regionCode: string },
): Promise<Delivery | undefined> {
  const rows = await selectDeliveryRates(db, regionsAround(regionCode))
  const possible = [...Map.groupBy(rows, ({ service }) => service.id).values()].flatMap((ofService) => {
    const service = ofService[0]?.service
    if (service === undefined) return []
    const grams = chargeableGrams(parcel, service)
    const rate = findRate(
      ofService.map((row) => row.rate),
      { regionCode, grams },
    )
    return rate === undefined ? [] : [{ service, rate }]
  })
  return possible.toSorted((a, b) => a.rate.daysTo - b.rate.daysTo || a.rate.daysFrom - b.rate.daysFrom)[0]
}
