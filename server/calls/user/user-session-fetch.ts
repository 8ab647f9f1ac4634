import type { userSessionFetch } from '@gema/contract/calls/user.ts'
import type { Handler } from '../../http/handler.ts'
import { sessionsOf } from '../../modules/accounts/accounts.ts'
import type { Shop } from '../../shop.ts'
import { presentSession } from './present-session.ts'

/** Where the caller is signed in. */
export const answerUserSessionFetch: Handler<typeof userSessionFetch, Shop> = async (
  _input,
  { shop, caller },
) => (await sessionsOf(shop.db, shop.clock, caller)).map(presentSession)
