import type { userChangePassword } from '@gema/contract/calls/user-access.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { changePassword, customerById } from '../../modules/accounts/accounts.ts'
import { postOf, type Shop } from '../../shop.ts'

/** Changes the password of a customer who knows the present one; every other session ends. */
export const answerUserChangePassword: Handler<typeof userChangePassword, Shop> = async (
  { current_password, password },
  { shop, language, caller },
) => {
  const customer = await customerById(shop.db, caller.customerId)
  if (customer === undefined) return refuse('not_signed_in')
  const wanted = { customer, current: current_password, password, token: caller.token }
  const refused = await changePassword(shop.db, postOf(shop, language), wanted)
  if (refused === undefined) return {}
  const field = refused.refused === 'password_incorrect' ? 'current_password' : 'password'
  return refuse(refused.refused, { field })
}
