import type { userProfile } from '@gema/contract/calls/user.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { customerOfToken } from '../../modules/accounts/accounts.ts'
import type { Shop } from '../../shop.ts'
import { presentProfile } from './present-profile.ts'

/** The caller's own account. */
export const answerUserProfile: Handler<typeof userProfile, Shop> = async (_input, { shop, caller }) => {
  const customer = caller.kind === 'customer' && (await customerOfToken(shop.db, shop.clock, caller.token))
  return customer ? presentProfile(customer) : refuse('not_signed_in')
}
