import type { sessionDelete } from '@gema/contract/backoffice/calls/session.ts'
import type { Handler } from '../../http/handler.ts'
import { signStaffOut } from '../../modules/staff/staff.ts'
import type { Shop } from '../../shop.ts'

/** Ends the session of the caller. */
export const answerSessionDelete: Handler<typeof sessionDelete, Shop> = async (_input, { shop, caller }) => {
  await signStaffOut(shop.db, caller.token)
  return {}
}
