import type { Handlers } from '../http/handler.ts'
import type { Shop } from '../shop.ts'
import { answerBrandFetch } from './brand/brand-fetch.ts'
import { answerCategoryFetch } from './category/category-fetch.ts'
import { answerCommon } from './common/common.ts'
import { answerDisplayCaseFetchProduct } from './display-case/display-case-fetch-product.ts'
import { answerFlashSaleFetch } from './flash-sale/flash-sale-fetch.ts'
import { answerHome } from './home/home.ts'
import { answerLocalization } from './localization/localization.ts'
import { answerNewsletterConfirm } from './newsletter/newsletter-confirm.ts'
import { answerNewsletterLeave } from './newsletter/newsletter-leave.ts'
import { answerNewsletterStore } from './newsletter/newsletter-store.ts'
import { answerProductFetch } from './product/product-fetch.ts'
import { answerProductFetchCategories } from './product/product-fetch-categories.ts'
import { answerProductFetchRecommended } from './product/product-fetch-recommended.ts'
import { answerProductFind } from './product/product-find.ts'
import { answerRatingReviewFind } from './rating-review/rating-review-find.ts'
import { answerSearch } from './search/search.ts'
import { answerStoreFetch } from './store/store-fetch.ts'
import { answerStoreFind } from './store/store-find.ts'
import { answerTestimonyFetch } from './testimony/testimony-fetch.ts'
import { answerUserLogin } from './user/user-login.ts'
import { answerUserLogout } from './user/user-logout.ts'
import { answerUserProfile } from './user/user-profile.ts'
import { answerVoucherFind } from './voucher/voucher-find.ts'

/** Which handler answers which call. */
export const allHandlers: Handlers<Shop> = {
  common: answerCommon,
  home: answerHome,
  localization: answerLocalization,
  newsletterStore: answerNewsletterStore,
  newsletterConfirm: answerNewsletterConfirm,
  newsletterLeave: answerNewsletterLeave,
  categoryFetch: answerCategoryFetch,
  brandFetch: answerBrandFetch,
  productFetch: answerProductFetch,
  productFind: answerProductFind,
  productFetchRecommended: answerProductFetchRecommended,
  productFetchCategories: answerProductFetchCategories,
  displayCaseFetchProduct: answerDisplayCaseFetchProduct,
  flashSaleFetch: answerFlashSaleFetch,
  search: answerSearch,
  testimonyFetch: answerTestimonyFetch,
  ratingReviewFind: answerRatingReviewFind,
  voucherFind: answerVoucherFind,
  storeFetch: answerStoreFetch,
  storeFind: answerStoreFind,
  userLogin: answerUserLogin,
  userLogout: answerUserLogout,
  userProfile: answerUserProfile,
}
