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
  const reset = await shop.db.transaction(async (tx) => {
    const done = await resetPassword(tx, postOf(shop, language), { token, password, userAgent })
    // An account that was made with a stranger's address must not stay open to who made it.
    if ('provedNow' in done && done.provedNow) await disconnectAll(tx, done.customer.id)
    return done
  })
  if ('customer' in reset) return { user_token: reset.token, profile: await profileOf(shop, reset.customer) }
  return refuse(reset.refused, reset.refused === 'password_too_common' ? { field: 'password' } : {})
}
