import type { userLogin } from '@gema/contract/calls/user.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { signIn } from '../../modules/accounts/accounts.ts'
import type { Shop } from '../../shop.ts'
import { presentProfile } from './present-profile.ts'

/** Starts a session. An unknown address and a wrong password get the same answer. */
export const answerUserLogin: Handler<typeof userLogin, Shop> = async (credentials, { shop }) => {
  const signedIn = await signIn(shop.db, shop.clock, credentials)
  if ('refused' in signedIn) return refuse(signedIn.refused, { field: 'password' })
  return { user_token: signedIn.token, profile: presentProfile(signedIn.customer) }
}
