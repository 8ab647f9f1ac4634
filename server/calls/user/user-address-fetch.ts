import type { userAddressFetch } from '@gema/contract/calls/address.ts'
import type { Handler } from '../../http/handler.ts'
import { addressesOf } from '../../modules/addresses/addresses.ts'
import type { Shop } from '../../shop.ts'
import { presentAddresses } from './present-address.ts'

/** The caller's address book. */
export const answerUserAddressFetch: Handler<typeof userAddressFetch, Shop> = async (_input, context) => {
  const { db } = context.shop
  return presentAddresses(db, await addressesOf(db, context.caller.customerId))
}
