import type { userAddressDelete } from '@gema/contract/calls/address.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { removeAddress } from '../../modules/addresses/addresses.ts'
import type { Shop } from '../../shop.ts'
import { presentAddresses } from './present-address.ts'

/** Removes an address of the caller's own and answers those that are left. */
export const answerUserAddressDelete: Handler<typeof userAddressDelete, Shop> = async (input, context) => {
  const { db } = context.shop
  const left = await removeAddress(db, { customerId: context.caller.customerId, uuid: input.id })
  return left === undefined ? refuse('address_unknown') : presentAddresses(db, left)
}
