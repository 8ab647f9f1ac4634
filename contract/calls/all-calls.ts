import type { CallName } from '../call-paths.ts'
import type { Call } from '../define-call.ts'
import {
  userAddressDelete,
  userAddressFetch,
  userAddressStore,
  userAddressUpdate,
  utilityCityFetch,
  utilityDistrictFetch,
  utilityProvinceFetch,
  utilitySubdistrictFetch,
} from './address.ts'
import { articleFetch, articleFind, articleVote } from './article.ts'
import {
  cartDelete,
  cartFind,
  cartMerge,
  cartStore,
  cartStoreList,
  cartUpdate,
  cartUpdateAddservice,
  cartUpdateShipping,
} from './cart.ts'
import { brandFetch, categoryFetch, collectionFetch, displayCaseFetchProduct } from './catalogue.ts'
import {
  checkoutStore,
  orderPaymentDone,
  orderPaymentProof,
  orderTransaction,
  paymentMethodFetch,
} from './checkout.ts'
import { common } from './common.ts'
import { compareListDelete, compareListFetch, compareListStore } from './compare-list.ts'
import {
  complaintEvidence,
  complaintFetch,
  complaintFind,
  complaintReply,
  complaintStore,
  complaintTracking,
  complaintUpdateStatus,
} from './complaint.ts'
import { contactStore } from './contact.ts'
import { flashSaleFetch } from './flash-sale.ts'
import { home } from './home.ts'
import { installationRequestStore } from './installation-request.ts'
import { localization } from './localization.ts'
import { newsletterConfirm, newsletterLeave, newsletterStore } from './newsletter.ts'
import {
  orderFetch,
  orderFind,
  orderInvoice,
  orderRefund,
  orderSendEmail,
  orderTrack,
  orderUpdateStatus,
  trackOrder,
} from './order.ts'
import { page } from './page.ts'
import { catalogueDownload } from './printed-catalogue.ts'
import { productFetch, productFetchCategories, productFetchRecommended, productFind } from './product.ts'
import { ratingReviewFetch, ratingReviewFind, ratingReviewStore } from './rating-review.ts'
import { search } from './search.ts'
import { sellerRegister } from './seller.ts'
import { shippingFetch } from './shipping.ts'
import {
  displayCaseFind,
  simulationFetch,
  simulationFetchStored,
  simulationFind,
  simulationFindStored,
  simulationQuote,
  simulationStore,
  simulationSuggest,
} from './simulation.ts'
import { storeFetch, storeFind, storeFollow, storeFollowing, storeUnfollow } from './store.ts'
import { testimonyFetch } from './testimony.ts'
import {
  userAvatarDelete,
  userAvatarStore,
  userDelete,
  userLogin,
  userLogout,
  userProfile,
  userSessionDelete,
  userSessionFetch,
  userUpdateProfile,
} from './user.ts'
import {
  userChangeEmail,
  userChangePassword,
  userFindReset,
  userForgotPassword,
  userRegister,
  userResendCode,
  userResetPassword,
  userSocialLogin,
  userSocialUnlink,
  userVerify,
} from './user-access.ts'
import { videoFetch } from './video.ts'
import { voucherClaim, voucherFetch, voucherFind } from './voucher.ts'
import { wishlistDelete, wishlistFetch, wishlistStore } from './wishlist.ts'

/** Every call of the storefront API. The server must have a handler for each, or it does not compile. */
export const allCalls = {
  collectionFetch,
  common,
  home,
  localization,
  newsletterStore,
  newsletterConfirm,
  newsletterLeave,
  catalogueDownload,
  categoryFetch,
  articleFetch,
  articleFind,
  articleVote,
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
  ratingReviewFetch,
  ratingReviewStore,
  voucherFind,
  voucherFetch,
  videoFetch,
  voucherClaim,
  storeFetch,
  storeFind,
  storeFollow,
  storeUnfollow,
  storeFollowing,
  userRegister,
  userVerify,
  userResendCode,
  userLogin,
  userLogout,
  userSocialLogin,
  userSocialUnlink,
  userForgotPassword,
  userFindReset,
  userResetPassword,
  userChangePassword,
  userChangeEmail,
  userProfile,
  userUpdateProfile,
  userAvatarStore,
  userAvatarDelete,
  userSessionFetch,
  userSessionDelete,
  userDelete,
  userAddressFetch,
  userAddressStore,
  userAddressUpdate,
  userAddressDelete,
  utilityProvinceFetch,
  utilityCityFetch,
  utilityDistrictFetch,
  utilitySubdistrictFetch,
  wishlistStore,
  wishlistDelete,
  wishlistFetch,
  compareListStore,
  compareListDelete,
  compareListFetch,
  contactStore,
  sellerRegister,
  cartStore,
  cartFind,
  cartUpdate,
  cartUpdateAddservice,
  cartDelete,
  cartUpdateShipping,
  cartMerge,
  shippingFetch,
  page,
  paymentMethodFetch,
  checkoutStore,
  orderFind,
  orderTransaction,
  orderPaymentDone,
  orderPaymentProof,
  orderFetch,
  orderTrack,
  trackOrder,
  orderUpdateStatus,
  orderRefund,
  orderSendEmail,
  orderInvoice,
  complaintFind,
  complaintFetch,
  complaintTracking,
  complaintStore,
  complaintReply,
  complaintUpdateStatus,
  complaintEvidence,
  cartStoreList,
  displayCaseFind,
  simulationFetch,
  simulationFetchStored,
  simulationFind,
  simulationFindStored,
  simulationStore,
  simulationSuggest,
  simulationQuote,
  installationRequestStore,
} satisfies Record<CallName, Call>

export type AllCalls = typeof allCalls
