import type { userUpdateProfile } from '@gema/contract/calls/user.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { changeProfile } from '../../modules/accounts/accounts.ts'
import { joinNewsletter, takeOffNewsletter } from '../../modules/newsletter/newsletter.ts'
import type { Shop } from '../../shop.ts'
import { profileOf } from './present-profile.ts'

/** Changes what a customer tells of themselves, field by field: nothing else of the account can be set from here. */
export const answerUserUpdateProfile: Handler<typeof userUpdateProfile, Shop> = async (
  { newsletter, ...changed },
  { shop, language, caller },
) => {
  const { db, clock } = shop
  const customer = await changeProfile(db, clock, { customerId: caller.customerId, changed })
  if (customer === undefined) return refuse('not_signed_in')
  if ('refused' in customer) return refuse(customer.refused, { field: 'birthday' })
  // Only a proved address is put on the list or taken off it: another one might be somebody else's.
  const isProved = customer.emailVerifiedAt !== null
  if (newsletter === true && isProved) await joinNewsletter(db, clock, { email: customer.email, language })
  if (newsletter === false && isProved) await takeOffNewsletter(db, clock, customer.email)
  return profileOf(shop, customer)
}
