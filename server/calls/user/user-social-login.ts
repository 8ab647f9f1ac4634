import type { userSocialLogin } from '@gema/contract/calls/user-access.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { finishSocialSignIn } from '../../modules/identity/identity.ts'
import type { Shop } from '../../shop.ts'
import { profileOf } from './present-profile.ts'

/** Signs in who comes back from Google or Facebook; who is signed in connects it and keeps the session they have. */
export const answerUserSocialLogin: Handler<typeof userSocialLogin, Shop> = async (input, context) => {
  const { shop, caller } = context
  const around = { clock: shop.clock, social: shop.social, siteUrl: shop.config.siteUrl, jobs: shop.jobs }
  const outcome = await finishSocialSignIn(shop.db, around, {
    query: input.query,
    browserSecret: input.browser_secret,
    caller: caller.kind === 'customer' ? caller : undefined,
    language: context.language,
    userAgent: context.userAgent,
    requestId: context.requestId,
  })
  if ('refused' in outcome) return refuse(outcome.refused, { values: { provider: outcome.provider ?? '' } })
  return {
    user_token: outcome.token,
    profile: await profileOf(shop, outcome.customer),
    next: outcome.next,
    is_new: outcome.isNew,
    is_connected: outcome.isConnected,
  }
}
