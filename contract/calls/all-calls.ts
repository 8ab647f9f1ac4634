import type { CallName } from '../call-paths.ts'
import type { Call } from '../define-call.ts'
import { common } from './common.ts'
import { home } from './home.ts'
import { localization } from './localization.ts'
import { newsletterConfirm, newsletterLeave, newsletterStore } from './newsletter.ts'
import { userLogin, userLogout, userProfile } from './user.ts'

/** Every call of the storefront API. The server must have a handler for each, or it does not compile. */
export const allCalls = {
  common,
  home,
  localization,
  newsletterStore,
  newsletterConfirm,
  newsletterLeave,
  userLogin,
  userLogout,
  userProfile,
} satisfies Record<CallName, Call>

export type AllCalls = typeof allCalls
