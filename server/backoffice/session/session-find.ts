import type { sessionFind } from '@gema/contract/backoffice/calls/session.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { staffOfToken } from '../../modules/staff/staff.ts'
import type { Shop } from '../../shop.ts'
import { presentStaff } from './present-staff.ts'

/** Who is signed in, and what they may do. */
export const answerSessionFind: Handler<typeof sessionFind, Shop> = async (_input, { shop, caller }) => {
  const member = await staffOfToken(shop.db, shop.clock, caller.token)
  return member === undefined ? refuse('staff_only') : presentStaff(member)
}
