import type { userLogin } from '@gema/contract/calls/user.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { signIn } from '../../modules/accounts/accounts.ts'
import type { Shop } from '../../shop.ts'
import { profileOf } from './present-profile.ts'

/** Starts a session. An unknown address and a wrong password get the same answer, in the same time. */
export const answerUserLogin: Handler<typeof userLogin, Shop> = async (
  { email, password, remember = true },
  { shop, network, userAgent },
) => {
  const signedIn = await signIn(shop.db, shop.clock, { email, password, remember, network, userAgent })
  if ('customer' in signedIn) {
    return { user_token: signedIn.token, profile: await profileOf(shop, signedIn.customer) }
  }
  if ('seconds' in signedIn) {
    const { seconds } = signedIn
    return refuse(signedIn.refused, { values: { seconds, minutes: Math.ceil(seconds / 60) } })
  }
  if (signedIn.refused === 'email_unverified') return refuse('email_unverified', { field: 'email' })
  return refuse(signedIn.refused, {
    field: 'password',
    ...('tries' in signedIn && { values: { tries: signedIn.tries } }),
  })
}
