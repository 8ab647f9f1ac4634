import type { userFindReset } from '@gema/contract/calls/user-access.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { findReset } from '../../modules/accounts/accounts.ts'
import type { Shop } from '../../shop.ts'

/** What a link from the mail is good for; asking does not use it up. */
export const answerUserFindReset: Handler<typeof userFindReset, Shop> = async ({ token }, { shop }) =>
  (await findReset(shop.db, shop, token)) ?? refuse('reset_link_unknown')
