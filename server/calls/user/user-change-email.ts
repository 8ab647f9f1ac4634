import type { userChangeEmail } from '@gema/contract/calls/user-access.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { changeEmail, codeLife, customerById, isPasswordOf } from '../../modules/accounts/accounts.ts'
import { postOf, type Shop } from '../../shop.ts'
import { presentMailSent } from './present-mail-sent.ts'

/** Mails a code to the new address. Whoever has a password gives it: an open session alone must not move the account. */
export const answerUserChangeEmail: Handler<typeof userChangeEmail, Shop> = async (
  { email, current_password = '' },
  { shop, language, caller },
) => {
  const customer = await customerById(shop.db, caller.customerId)
  if (customer === undefined) return refuse('not_signed_in')
  const isOwn = email === customer.email.toLowerCase()
  if (isOwn && customer.emailVerifiedAt !== null) return refuse('email_same', { field: 'email' })
  const mayMove = isOwn || customer.passwordHash === null || (await isPasswordOf(customer, current_password))
  if (!mayMove) return refuse('password_incorrect', { field: 'current_password' })
  const taken = await changeEmail(shop.db, postOf(shop, language), { customer, email, language })
  return presentMailSent(taken, { email, expiresSeconds: codeLife })
}
