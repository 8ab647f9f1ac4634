import type { userResendCode } from '@gema/contract/calls/user-access.ts'
import type { Handler } from '../../http/handler.ts'
import { askForCode, codeLife } from '../../modules/accounts/accounts.ts'
import { postOf, type Shop } from '../../shop.ts'
import { askerOf } from './asker.ts'
import { presentMailSent } from './present-mail-sent.ts'

/** Has a new code sent where one is awaited. Never tells whether it is. */
export const answerUserResendCode: Handler<typeof userResendCode, Shop> = async (
  { email },
  { shop, language, caller },
) => {
  const taken = await askForCode(shop.db, postOf(shop, language), { email, language, ...askerOf(caller) })
  return presentMailSent(taken, { email, expiresSeconds: codeLife })
}
