import type { userSessionDelete } from '@gema/contract/calls/user.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { endSession, endSessionsBut, sessionsOf } from '../../modules/accounts/accounts.ts'
import type { Shop } from '../../shop.ts'
import { presentSession } from './present-session.ts'

/** Ends one session of the caller, or all but this one. */
export const answerUserSessionDelete: Handler<typeof userSessionDelete, Shop> = async (
  { id },
  { shop, caller },
) => {
  const { db, clock } = shop
  if (id === undefined) await endSessionsBut(db, caller.customerId, caller.token)
  else if (!(await endSession(db, caller.customerId, id))) return refuse('session_unknown')
  return (await sessionsOf(db, clock, caller)).map(presentSession)
}
