import type { CallerIdentity } from '../../http/handler.ts'
import { customerById } from '../../modules/accounts/accounts.ts'
import type { BuyerIn, CartOwner } from '../../modules/cart/cart.ts'
import { flashUnitsBought, hasOrdered } from '../../modules/orders/orders.ts'
import { hashToken } from '../../platform/secrets.ts'
import type { Shop } from '../../shop.ts'

/** Somebody who can have a cart. */
export type Shopper = Exclude<CallerIdentity, { kind: 'nobody' }>

/** Whose cart a caller means: their own, always. */
export const cartOwnerOf = (caller: Shopper): CartOwner =>
  caller.kind === 'customer' ? { customerId: caller.customerId } : { guestHash: hashToken(caller.token) }

/** Where somebody is written to: a customer's own address, or the one that a guest has told. */
export async function emailOf(
  { db }: Pick<Shop, 'db'>,
  caller: Shopper,
  told?: string,
): Promise<string | undefined> {
  return caller.kind === 'customer' ? (await customerById(db, caller.customerId))?.email : told
}

/** Who buys, as vouchers and flash sales want to know it; `told` is the e-mail that a guest has told. */
export const buyerOf =
  (caller: Shopper, told?: string): BuyerIn =>
  async (db) => {
    const customerId = caller.kind === 'customer' ? caller.customerId : undefined
    const email = await emailOf({ db }, caller, told)
    const guestHash = caller.kind === 'guest' ? hashToken(caller.token) : undefined
    return {
      customerId,
      email,
      // Nobody knows whether a guest has: a first order is one of an account.
      hasOrdered: customerId === undefined || (await hasOrdered(db, customerId)),
      flashBought: await flashUnitsBought(db, { customerId, email, guestHash }),
    }
  }
