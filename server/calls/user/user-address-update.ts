import type { userAddressUpdate } from '@gema/contract/calls/address.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { changeAddress } from '../../modules/addresses/addresses.ts'
import { brokenRegion } from '../../modules/regions/regions.ts'
import type { Shop } from '../../shop.ts'
import { presentBrokenRegion } from '../utility/present-region.ts'
import { addressWish, regionsOf } from './address-draft.ts'
import { presentAddress } from './present-address.ts'

/** Replaces an address of the caller's own; nobody learns whether somebody else has one by that id. */
export const answerUserAddressUpdate: Handler<typeof userAddressUpdate, Shop> = async (input, context) => {
  const { shop, language } = context
  const broken = await brokenRegion(shop.db, regionsOf(input))
  if (broken !== undefined) return presentBrokenRegion(broken, language)
  const wish = { customerId: context.caller.customerId, uuid: input.id, ...addressWish(input) }
  const changed = await changeAddress(shop.db, shop.clock, wish)
  return changed === undefined ? refuse('address_unknown') : presentAddress(shop.db, changed)
}
