import type { checkoutStore } from '@gema/contract/calls/checkout.ts'
import type { ParsedInputOf } from '@gema/contract/define-call.ts'
import type { CallerIdentity, Refused } from '../../http/handler.ts'
import { refuse } from '../../http/handler.ts'
import { addressesOf } from '../../modules/addresses/addresses.ts'
import type { OrderAddress } from '../../modules/orders/orders.ts'
import { chosenRegion, type RegionInFull, regionInFull } from '../../modules/regions/regions.ts'
import type { Db } from '../../platform/database/database.ts'
import { presentBrokenRegion } from '../utility/present-region.ts'

type CheckoutInput = ParsedInputOf<typeof checkoutStore>

interface Destination {
  address: OrderAddress
  /** The subdistrict. */
  region: RegionInFull
}

/** Where an order goes: an address of the caller's own book, or one that was filled in for this order. */
export async function destinationOf(
  db: Db,
  input: CheckoutInput,
  { caller, language }: { caller: Exclude<CallerIdentity, { kind: 'nobody' }>; language: string },
): Promise<Destination | Refused> {
  if (caller.kind === 'customer' && input.address_id !== undefined) {
    const book = await addressesOf(db, caller.customerId)
    const chosen = book.find(({ uuid }) => uuid === input.address_id)
    if (chosen === undefined) return refuse('address_unknown')
    const { latitude, longitude } = chosen
    const pin = latitude === null || longitude === null ? null : { latitude, longitude }
    return snapshot(await regionInFull(db, chosen.subdistrictCode), { ...chosen, pin })
  }
  const filled = input.address
  if (filled === undefined) return refuse('address_first', { field: 'address' })
  const regions = [filled.province, filled.city, filled.district, filled.subdistrict]
  const region = await chosenRegion(db, regions)
  if ('broken' in region) return presentBrokenRegion(region.broken, language)
  return snapshot(region, { ...filled, landmark: filled.landmark ?? '', pin: filled.pin ?? null })
}

const snapshot = (
  region: RegionInFull,
  { recipient, phone, street, landmark, postcode, pin = null }: Omit<OrderAddress, 'region'>,
): Destination => ({
  address: { recipient, phone, street, landmark, region: region.name, postcode, pin },
  region,
})
