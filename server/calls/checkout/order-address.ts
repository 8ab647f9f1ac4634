import type { checkoutStore } from '@gema/contract/calls/checkout.ts'
import type { ParsedInputOf } from '@gema/contract/define-call.ts'
import type { CallerIdentity, Refused } from '../../http/handler.ts'
import { refuse } from '../../http/handler.ts'
import { addressesOf } from '../../modules/addresses/addresses.ts'
import type { OrderAddress } from '../../modules/orders/orders.ts'
import { brokenRegion, regionNames, regionsAround } from '../../modules/regions/regions.ts'
import type { Db } from '../../platform/database/database.ts'
import { presentBrokenRegion } from '../utility/present-region.ts'

type CheckoutInput = ParsedInputOf<typeof checkoutStore>

interface Destination {
  address: OrderAddress
  /** The subdistrict. */
  regionCode: string
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
    return snapshot(db, chosen.subdistrictCode, { ...chosen, pin })
  }
  const filled = input.address
  if (filled === undefined) return refuse('address_first', { field: 'address' })
  const regions = [filled.province, filled.city, filled.district, filled.subdistrict]
  const broken = await brokenRegion(db, regions)
  if (broken !== undefined) return presentBrokenRegion(broken, language)
  return snapshot(db, filled.subdistrict, {
    ...filled,
    landmark: filled.landmark ?? '',
    pin: filled.pin ?? null,
  })
}

async function snapshot(
  db: Db,
  regionCode: string,
  { recipient, phone, street, landmark, postcode, pin = null }: Omit<OrderAddress, 'region'>,
): Promise<Destination> {
  const around = regionsAround(regionCode)
  const names = await regionNames(db, around)
  const region = around
    .toReversed()
    .map((code) => names.get(code) ?? code)
    .join(', ')
  return { address: { recipient, phone, street, landmark, region, postcode, pin }, regionCode }
}
