import type { Db } from '../../platform/database/database.ts'
import { removeOtherRates, serviceIds, upsertRates, upsertServices } from './shipping-queries.ts'
import type { shippingRatesTable, shippingServicesTable } from './shipping-tables.ts'

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
