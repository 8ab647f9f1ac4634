import type { userSocialUnlink } from '@gema/contract/calls/user-access.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { customerById } from '../../modules/accounts/accounts.ts'
import { unlinkProvider } from '../../modules/identity/identity.ts'
import type { Shop } from '../../shop.ts'

/** Takes Google or Facebook off the account. */
export const answerUserSocialUnlink: Handler<typeof userSocialUnlink, Shop> = async (
  { provider },
  { shop, caller },
) => {
  const customer = await customerById(shop.db, caller.customerId)
  if (customer === undefined) return refuse('not_signed_in')
  const outcome = await unlinkProvider(shop.db, customer, provider)
  return outcome === 'only-way' ? refuse('social_only_way') : {}
}
