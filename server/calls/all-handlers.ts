import type { Handlers } from '../http/handler.ts'
import type { Shop } from '../shop.ts'
import { answerCommon } from './common/common.ts'
import { answerHome } from './home/home.ts'
import { answerLocalization } from './localization/localization.ts'
import { answerNewsletterConfirm } from './newsletter/newsletter-confirm.ts'
import { answerNewsletterLeave } from './newsletter/newsletter-leave.ts'
import { answerNewsletterStore } from './newsletter/newsletter-store.ts'
import { answerUserLogin } from './user/user-login.ts'
import { answerUserLogout } from './user/user-logout.ts'
import { answerUserProfile } from './user/user-profile.ts'

/** Which handler answers which call. */
export const allHandlers: Handlers<Shop> = {
  common: answerCommon,
  home: answerHome,
  localization: answerLocalization,
  newsletterStore: answerNewsletterStore,
  newsletterConfirm: answerNewsletterConfirm,
  newsletterLeave: answerNewsletterLeave,
  userLogin: answerUserLogin,
  userLogout: answerUserLogout,
  userProfile: answerUserProfile,
}
