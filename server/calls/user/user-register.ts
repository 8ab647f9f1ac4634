import type { userRegister } from '@gema/contract/calls/user-access.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { codeLife, register } from '../../modules/accounts/accounts.ts'
import { postOf, type Shop } from '../../shop.ts'
import { askerOf } from './asker.ts'
import { presentMailSent } from './present-mail-sent.ts'

/** Takes note of a registration and mails its code. Never tells whether the address is known. */
export const answerUserRegister: Handler<typeof userRegister, Shop> = async (
  input,
  { shop, language, caller },
) => {
  const { name, email, phone, password, newsletter = false } = input
  const { browserHash } = askerOf(caller)
  const draft = { name, email, phone, password, language, wantsLetter: newsletter, browserHash }
  const taken = await register(shop.db, postOf(shop, language), draft)
  if ('refused' in taken && taken.refused === 'password_too_common')
    return refuse(taken.refused, { field: 'password' })
  return presentMailSent(taken, { email, expiresSeconds: codeLife })
}
