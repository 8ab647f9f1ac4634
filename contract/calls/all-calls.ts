import type { CallName } from '../call-paths.ts'
import type { Call } from '../define-call.ts'
import { brandFetch, categoryFetch, displayCaseFetchProduct } from './catalogue.ts'
import { common } from './common.ts'
import { flashSaleFetch } from './flash-sale.ts'
import { home } from './home.ts'
import { localization } from './localization.ts'
import { newsletterConfirm, newsletterLeave, newsletterStore } from './newsletter.ts'
import { productFetch, productFetchCategories, productFetchRecommended, productFind } from './product.ts'
import { ratingReviewFind } from './rating-review.ts'
import { search } from './search.ts'
import { storeFetch, storeFind } from './store.ts'
import { testimonyFetch } from './testimony.ts'
import { userLogin, userLogout, userProfile } from './user.ts'
import { voucherFind } from './voucher.ts'

/** Every call of the storefront API. The server must have a handler for each, or it does not compile. */
export const allCalls = {
  common,
  home,
  localization,
  newsletterStore,
  newsletterConfirm,
  newsletterLeave,
  categoryFetch,
  brandFetch,
  productFetch,
  productFind,
  productFetchRecommended,
  productFetchCategories,
  displayCaseFetchProduct,
  flashSaleFetch,
  search,
  testimonyFetch,
  ratingReviewFind,
  voucherFind,
  storeFetch,
  storeFind,
  userLogin,
  userLogout,
  userProfile,
} satisfies Record<CallName, Call>

export type AllCalls = typeof allCalls
