import type { Handlers } from '../http/handler.ts'
import type { Shop } from '../shop.ts'
import { answerArticleFetch } from './article/article-fetch.ts'
import { answerArticleFind } from './article/article-find.ts'
import { answerArticleVote } from './article/article-vote.ts'
import { answerBrandFetch } from './brand/brand-fetch.ts'
import { answerCartDelete } from './cart/cart-delete.ts'
import { answerCartFind } from './cart/cart-find.ts'
import { answerCartMerge } from './cart/cart-merge.ts'
import { answerCartStore } from './cart/cart-store.ts'
import { answerCartStoreList } from './cart/cart-store-list.ts'
import { answerCartUpdate } from './cart/cart-update.ts'
import { answerCartUpdateAddservice } from './cart/cart-update-addservice.ts'
import { answerCartUpdateShipping } from './cart/cart-update-shipping.ts'
import { answerCatalogueDownload } from './catalogue/catalogue-download.ts'
import { answerCategoryFetch } from './category/category-fetch.ts'
import { answerCheckoutStore } from './checkout/checkout-store.ts'
import { answerCollectionFetch } from './collection/collection-fetch.ts'
import { answerCommon } from './common/common.ts'
import { answerCompareListDelete } from './compare-list/compare-list-delete.ts'
import { answerCompareListFetch } from './compare-list/compare-list-fetch.ts'
import { answerCompareListStore } from './compare-list/compare-list-store.ts'
import { answerComplaintEvidence } from './complaint/complaint-evidence.ts'
import { answerComplaintFetch } from './complaint/complaint-fetch.ts'
import { answerComplaintFind } from './complaint/complaint-find.ts'
import { answerComplaintReply } from './complaint/complaint-reply.ts'
import { answerComplaintStore } from './complaint/complaint-store.ts'
import { answerComplaintTracking } from './complaint/complaint-tracking.ts'
import { answerComplaintUpdateStatus } from './complaint/complaint-update-status.ts'
import { answerContactStore } from './contact/contact-store.ts'
import { answerDisplayCaseFetchProduct } from './display-case/display-case-fetch-product.ts'
import { answerDisplayCaseFind } from './display-case/display-case-find.ts'
import { answerFlashSaleFetch } from './flash-sale/flash-sale-fetch.ts'
import { answerHome } from './home/home.ts'
import { answerInstallationRequestStore } from './installation-request/installation-request-store.ts'
import { answerLocalization } from './localization/localization.ts'
import { answerNewsletterConfirm } from './newsletter/newsletter-confirm.ts'
import { answerNewsletterLeave } from './newsletter/newsletter-leave.ts'
import { answerNewsletterStore } from './newsletter/newsletter-store.ts'
import { answerOrderFetch } from './order/order-fetch.ts'
import { answerOrderFind } from './order/order-find.ts'
import { answerOrderInvoice } from './order/order-invoice.ts'
import { answerOrderPaymentDone } from './order/order-payment-done.ts'
import { answerOrderPaymentProof } from './order/order-payment-proof.ts'
import { answerOrderRefund } from './order/order-refund.ts'
import { answerOrderSendEmail } from './order/order-send-email.ts'
import { answerOrderTrack } from './order/order-track.ts'
import { answerOrderTransaction } from './order/order-transaction.ts'
import { answerOrderUpdateStatus } from './order/order-update-status.ts'
import { answerTrackOrder } from './order/track-order.ts'
import { answerPage } from './page/page.ts'
import { answerPaymentMethodFetch } from './payment-method/payment-method-fetch.ts'
import { answerProductFetch } from './product/product-fetch.ts'
import { answerProductFetchCategories } from './product/product-fetch-categories.ts'
import { answerProductFetchRecommended } from './product/product-fetch-recommended.ts'
import { answerProductFind } from './product/product-find.ts'
import { answerRatingReviewFetch } from './rating-review/rating-review-fetch.ts'
import { answerRatingReviewFind } from './rating-review/rating-review-find.ts'
import { answerRatingReviewStore } from './rating-review/rating-review-store.ts'
import { answerSearch } from './search/search.ts'
import { answerSellerRegister } from './seller/seller-register.ts'
import { answerShippingFetch } from './shipping/shipping-fetch.ts'
import { answerSimulationFetch } from './simulation/simulation-fetch.ts'
import { answerSimulationFetchStored } from './simulation/simulation-fetch-stored.ts'
import { answerSimulationFind } from './simulation/simulation-find.ts'
import { answerSimulationFindStored } from './simulation/simulation-find-stored.ts'
import { answerSimulationQuote } from './simulation/simulation-quote.ts'
import { answerSimulationStore } from './simulation/simulation-store.ts'
import { answerSimulationSuggest } from './simulation/simulation-suggest.ts'
import { answerStoreFetch } from './store/store-fetch.ts'
import { answerStoreFind } from './store/store-find.ts'
import { answerStoreFollow } from './store/store-follow.ts'
import { answerStoreFollowing } from './store/store-following.ts'
import { answerStoreUnfollow } from './store/store-unfollow.ts'
import { answerTestimonyFetch } from './testimony/testimony-fetch.ts'
import { answerUserAddressDelete } from './user/user-address-delete.ts'
import { answerUserAddressFetch } from './user/user-address-fetch.ts'
import { answerUserAddressStore } from './user/user-address-store.ts'
import { answerUserAddressUpdate } from './user/user-address-update.ts'
import { answerUserAvatarDelete } from './user/user-avatar-delete.ts'
import { answerUserAvatarStore } from './user/user-avatar-store.ts'
import { answerUserChangeEmail } from './user/user-change-email.ts'
import { answerUserChangePassword } from './user/user-change-password.ts'
import { answerUserDelete } from './user/user-delete.ts'
import { answerUserFindReset } from './user/user-find-reset.ts'
import { answerUserForgotPassword } from './user/user-forgot-password.ts'
import { answerUserLogin } from './user/user-login.ts'
import { answerUserLogout } from './user/user-logout.ts'
import { answerUserProfile } from './user/user-profile.ts'
import { answerUserRegister } from './user/user-register.ts'
import { answerUserResendCode } from './user/user-resend-code.ts'
import { answerUserResetPassword } from './user/user-reset-password.ts'
import { answerUserSessionDelete } from './user/user-session-delete.ts'
import { answerUserSessionFetch } from './user/user-session-fetch.ts'
import { answerUserSocialLogin } from './user/user-social-login.ts'
import { answerUserSocialUnlink } from './user/user-social-unlink.ts'
import { answerUserUpdateProfile } from './user/user-update-profile.ts'
import { answerUserVerify } from './user/user-verify.ts'
import { answerUtilityCityFetch } from './utility/utility-city-fetch.ts'
import { answerUtilityDistrictFetch } from './utility/utility-district-fetch.ts'
import { answerUtilityProvinceFetch } from './utility/utility-province-fetch.ts'
import { answerUtilitySubdistrictFetch } from './utility/utility-subdistrict-fetch.ts'
import { answerVideoFetch } from './video/video-fetch.ts'
import { answerVoucherClaim } from './voucher/voucher-claim.ts'
import { answerVoucherFetch } from './voucher/voucher-fetch.ts'
import { answerVoucherFind } from './voucher/voucher-find.ts'
import { answerWishlistDelete } from './wishlist/wishlist-delete.ts'
import { answerWishlistFetch } from './wishlist/wishlist-fetch.ts'
import { answerWishlistStore } from './wishlist/wishlist-store.ts'

/** Which handler answers which call. */
export const allHandlers: Handlers<Shop> = {
  collectionFetch: answerCollectionFetch,
  common: answerCommon,
  home: answerHome,
  localization: answerLocalization,
  newsletterStore: answerNewsletterStore,
  newsletterConfirm: answerNewsletterConfirm,
  newsletterLeave: answerNewsletterLeave,
  catalogueDownload: answerCatalogueDownload,
  categoryFetch: answerCategoryFetch,
  articleFetch: answerArticleFetch,
  articleFind: answerArticleFind,
  articleVote: answerArticleVote,
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
  userRegister: answerUserRegister,
  userVerify: answerUserVerify,
  userResendCode: answerUserResendCode,
  userChangeEmail: answerUserChangeEmail,
  userForgotPassword: answerUserForgotPassword,
  userFindReset: answerUserFindReset,
  userResetPassword: answerUserResetPassword,
  userChangePassword: answerUserChangePassword,
  userSocialLogin: answerUserSocialLogin,
  userSocialUnlink: answerUserSocialUnlink,
  userUpdateProfile: answerUserUpdateProfile,
  userAvatarStore: answerUserAvatarStore,
  userAvatarDelete: answerUserAvatarDelete,
  userSessionFetch: answerUserSessionFetch,
  userSessionDelete: answerUserSessionDelete,
  userDelete: answerUserDelete,
  userAddressFetch: answerUserAddressFetch,
  userAddressStore: answerUserAddressStore,
  userAddressUpdate: answerUserAddressUpdate,
  userAddressDelete: answerUserAddressDelete,
  utilityProvinceFetch: answerUtilityProvinceFetch,
  utilityCityFetch: answerUtilityCityFetch,
  utilityDistrictFetch: answerUtilityDistrictFetch,
  utilitySubdistrictFetch: answerUtilitySubdistrictFetch,
  wishlistStore: answerWishlistStore,
  wishlistDelete: answerWishlistDelete,
  wishlistFetch: answerWishlistFetch,
  compareListStore: answerCompareListStore,
  compareListDelete: answerCompareListDelete,
  compareListFetch: answerCompareListFetch,
  contactStore: answerContactStore,
  sellerRegister: answerSellerRegister,
  storeFollow: answerStoreFollow,
  storeUnfollow: answerStoreUnfollow,
  storeFollowing: answerStoreFollowing,
  voucherFetch: answerVoucherFetch,
  videoFetch: answerVideoFetch,
  voucherClaim: answerVoucherClaim,
  cartStore: answerCartStore,
  cartFind: answerCartFind,
  cartUpdate: answerCartUpdate,
  cartUpdateAddservice: answerCartUpdateAddservice,
  cartDelete: answerCartDelete,
  cartUpdateShipping: answerCartUpdateShipping,
  cartMerge: answerCartMerge,
  shippingFetch: answerShippingFetch,
  page: answerPage,
  paymentMethodFetch: answerPaymentMethodFetch,
  checkoutStore: answerCheckoutStore,
  orderFind: answerOrderFind,
  orderPaymentDone: answerOrderPaymentDone,
  orderTransaction: answerOrderTransaction,
  orderPaymentProof: answerOrderPaymentProof,
  orderFetch: answerOrderFetch,
  orderTrack: answerOrderTrack,
  trackOrder: answerTrackOrder,
  orderUpdateStatus: answerOrderUpdateStatus,
  orderRefund: answerOrderRefund,
  orderSendEmail: answerOrderSendEmail,
  orderInvoice: answerOrderInvoice,
  complaintFind: answerComplaintFind,
  complaintFetch: answerComplaintFetch,
  complaintTracking: answerComplaintTracking,
  complaintStore: answerComplaintStore,
  complaintReply: answerComplaintReply,
  complaintUpdateStatus: answerComplaintUpdateStatus,
  complaintEvidence: answerComplaintEvidence,
  ratingReviewFetch: answerRatingReviewFetch,
  ratingReviewStore: answerRatingReviewStore,
  cartStoreList: answerCartStoreList,
  displayCaseFind: answerDisplayCaseFind,
  simulationFetch: answerSimulationFetch,
  simulationFetchStored: answerSimulationFetchStored,
  simulationFind: answerSimulationFind,
  simulationFindStored: answerSimulationFindStored,
  simulationStore: answerSimulationStore,
  simulationSuggest: answerSimulationSuggest,
  simulationQuote: answerSimulationQuote,
  installationRequestStore: answerInstallationRequestStore,
}
