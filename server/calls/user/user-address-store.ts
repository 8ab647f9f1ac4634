import { mostAddresses, type userAddressStore } from '@gema/contract/calls/address.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { addAddress } from '../../modules/addresses/addresses.ts'
import { brokenRegion } from '../../modules/regions/regions.ts'
import type { Shop } from '../../shop.ts'
import { presentBrokenRegion } from '../utility/present-region.ts'
import { addressWish, regionsOf } from './address-draft.ts'
import { presentAddress } from './present-address.ts'

/** Adds an address to the caller's book. */
export const answerUserAddressStore: Handler<typeof userAddressStore, Shop> = async (input, context) => {
  const { shop, language } = context
  const broken = await brokenRegion(shop.db, regionsOf(input))
  if (broken !== undefined) return presentBrokenRegion(broken, language)
  const wish = { customerId: context.caller.customerId, ...addressWish(input), most: mostAddresses }
  const added = await addAddress(shop.db, shop.clock, wish)
  if (added === 'full') return refuse('addresses_full', { values: { most: mostAddresses } })
  return presentAddress(shop.db, added)
}
