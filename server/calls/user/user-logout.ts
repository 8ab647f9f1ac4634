import type { userLogout } from '@gema/contract/calls/user.ts'
import type { Handler } from '../../http/handler.ts'
import { signOut } from '../../modules/accounts/accounts.ts'
import type { Shop } from '../../shop.ts'

/** Ends the session of the caller's token, whether or not there still is one. */
export const answerUserLogout: Handler<typeof userLogout, Shop> = async (_input, { shop, caller }) => {
  if (caller.kind === 'customer') await signOut(shop.db, caller.token)
  return {}
}
