import { and, asc, eq, not, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { isAmong, keptQuery } from '../../platform/database/kept-query.ts'
import { upsertRows } from '../../platform/database/upsert.ts'
import { shippingRatesTable as rates, shippingServicesTable as services } from './shipping-tables.ts'

export const upsertServices = (db: Db, rows: (typeof services.$inferInsert)[]) =>
  upsertRows(db, services, { rows, target: [services.uuid] })

export const upsertRates = (db: Db, rows: (typeof rates.$inferInsert)[]) =>
  upsertRows(db, rates, { rows, target: [rates.serviceId, rates.regionCode, rates.fromGrams] })

export async function serviceIds(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ id: services.id, uuid: services.uuid }).from(services)
  return new Map(rows.map((row) => [row.uuid, row.id]))
}

/** Removes the rates of a service except the named ones. */
export async function removeOtherRates(
  db: Db,
  serviceId: number,
  kept: { regionCode: string; fromGrams: number }[],
): Promise<void> {
  const named = or(
    ...kept.map(({ regionCode, fromGrams }) =>
      and(eq(rates.regionCode, regionCode), eq(rates.fromGrams, fromGrams)),
    ),
  )
  await db.delete(rates).where(and(eq(rates.serviceId, serviceId), named && not(named)))
}

const keptRates = keptQuery('rates-for', (db) =>
  db
    .select({ service: services, rate: rates })
    .from(services)
    .innerJoin(rates, and(eq(rates.serviceId, services.id), isAmong(rates.regionCode, 'regionCodes')))
    .orderBy(asc(services.position), asc(services.id)),
)

/** The services in the order of the shop, with their rates for some regions. */
export const selectRatesFor = (db: Db, regionCodes: string[]) => keptRates(db, { regionCodes })

/** All services in the order of the shop, with all their rates. */
export const selectAllRates = (db: Db) =>
  db
    .select({ service: services, rate: rates })
    .from(services)
    .innerJoin(rates, eq(rates.serviceId, services.id))
    .orderBy(asc(services.position), asc(services.id), asc(rates.regionCode), asc(rates.fromGrams))
