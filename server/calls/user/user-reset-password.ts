import type { userResetPassword } from '@gema/contract/calls/user-access.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { resetPassword } from '../../modules/accounts/accounts.ts'
import { disconnectAll } from '../../modules/identity/identity.ts'
import { postOf, type Shop } from '../../shop.ts'
import { profileOf } from './present-profile.ts'

/** Sets a password with the link from the mail: every session ends, a new one begins. */
export const answerUserResetPassword: Handler<typeof userResetPassword, Shop> = async (
  { token, password },
  { shop, language, userAgent },
) => {
  // Whoever connected a provider with a stolen session, or made the account with a stranger's address, has no way in any more.
  const wanted = { token, password, userAgent, alsoEnd: disconnectAll }
  const reset = await resetPassword(shop.db, postOf(shop, language), wanted)
  if ('customer' in reset) return { user_token: reset.token, profile: await profileOf(shop, reset.customer) }
  return refuse(reset.refused, reset.refused === 'password_too_common' ? { field: 'password' } : {})
}
