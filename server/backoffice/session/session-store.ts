import type { sessionStore } from '@gema/contract/backoffice/calls/session.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { signStaffIn } from '../../modules/staff/staff.ts'
import type { Shop } from '../../shop.ts'
import { presentStaff } from './present-staff.ts'

/** Starts a session of the staff. An unknown address and a wrong password get the same answer, in the same time. */
export const answerSessionStore: Handler<typeof sessionStore, Shop> = async (input, { shop, network }) => {
  const signedIn = await signStaffIn(shop.db, shop.clock, { ...input, network })
  if ('member' in signedIn) return { staff_token: signedIn.token, staff: presentStaff(signedIn.member) }
  if (signedIn.refused === 'staff_sign_in_failed') return refuse(signedIn.refused, { field: 'password' })
  const { refused, seconds } = signedIn
  return refuse(refused, { values: { seconds, minutes: Math.ceil(seconds / 60) } })
}
