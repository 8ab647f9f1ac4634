import type { userVerify } from '@gema/contract/calls/user-access.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { beginSession, verify } from '../../modules/accounts/accounts.ts'
import { joinNewsletter } from '../../modules/newsletter/newsletter.ts'
import { postOf, type Shop } from '../../shop.ts'
import { askerOf } from './asker.ts'
import { profileOf } from './present-profile.ts'

/** Compares the code of a mail: a registration becomes an account with its first session, a new address takes effect. */
export const answerUserVerify: Handler<typeof userVerify, Shop> = async (
  { email, code },
  { shop, language, caller, userAgent },
) => {
  const proved = await verify(shop.db, postOf(shop, language), { email, code, ...askerOf(caller) })
  if ('refused' in proved) {
    return refuse(proved.refused, {
      field: 'code',
      ...('tries' in proved && { values: { tries: proved.tries } }),
    })
  }
  const { customer, isNew, wantsLetter } = proved
  if (wantsLetter) await joinNewsletter(shop.db, shop.clock, { email, language })
  const token =
    caller.kind === 'customer' && !isNew
      ? caller.token
      : await beginSession(shop.db, shop.clock, { customerId: customer.id, userAgent, remember: true })
  return { user_token: token, profile: await profileOf(shop, customer) }
}
