import type { userProfile } from '@gema/contract/calls/user.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { customerById } from '../../modules/accounts/accounts.ts'
import type { Shop } from '../../shop.ts'
import { profileOf } from './present-profile.ts'

/** The caller's own account. */
export const answerUserProfile: Handler<typeof userProfile, Shop> = async (_input, { shop, caller }) => {
  const customer = await customerById(shop.db, caller.customerId)
  return customer ? profileOf(shop, customer) : refuse('not_signed_in')
}
