import type { userForgotPassword } from '@gema/contract/calls/user-access.ts'
import type { Handler } from '../../http/handler.ts'
import { askForReset, resetLife } from '../../modules/accounts/accounts.ts'
import { postOf, type Shop } from '../../shop.ts'
import { presentMailSent } from './present-mail-sent.ts'

/** Has a link for a new password sent where the address has an account. Never tells whether it has. */
export const answerUserForgotPassword: Handler<typeof userForgotPassword, Shop> = async (
  { email },
  { shop, language },
) => {
  const taken = await askForReset(shop.db, postOf(shop, language), { email, language })
  return presentMailSent(taken, { email, expiresSeconds: resetLife })
}
