import type { Handlers } from '../http/handler.ts'
import type { Shop } from '../shop.ts'
import { answerBrandFetch } from './brand/brand-fetch.ts'
import { answerCartDelete } from './cart/cart-delete.ts'
import { answerCartFind } from './cart/cart-find.ts'
import { answerCartMerge } from './cart/cart-merge.ts'
import { answerCartStore } from './cart/cart-store.ts'
import { answerCartUpdate } from './cart/cart-update.ts'
import { answerCartUpdateAddservice } from './cart/cart-update-addservice.ts'
import { answerCartUpdateShipping } from './cart/cart-update-shipping.ts'
import { answerCategoryFetch } from './category/category-fetch.ts'
import { answerCheckoutStore } from './checkout/checkout-store.ts'
import { answerCommon } from './common/common.ts'
import { answerCompareListDelete } from './compare-list/compare-list-delete.ts'
import { answerCompareListFetch } from './compare-list/compare-list-fetch.ts'
import { answerCompareListStore } from './compare-list/compare-list-store.ts'
import { answerContactStore } from './contact/contact-store.ts'
import { answerDisplayCaseFetchProduct } from './display-case/display-case-fetch-product.ts'
import { answerFlashSaleFetch } from './flash-sale/flash-sale-fetch.ts'
import { answerHome } from './home/home.ts'
import { answerLocalization } from './localization/localization.ts'
import { answerNewsletterConfirm } from './newsletter/newsletter-confirm.ts'
import { answerNewsletterLeave } from './newsletter/newsletter-leave.ts'
import { answerNewsletterStore } from './newsletter/newsletter-store.ts'
import { answerOrderFind } from './order/order-find.ts'
import { answerOrderPaymentDone } from './order/order-payment-done.ts'
import { answerOrderPaymentProof } from './order/order-payment-proof.ts'
import { answerOrderTransaction } from './order/order-transaction.ts'
import { answerPaymentMethodFetch } from './payment-method/payment-method-fetch.ts'
import { answerProductFetch } from './product/product-fetch.ts'
import { answerProductFetchCategories } from './product/product-fetch-categories.ts'
import { answerProductFetchRecommended } from './product/product-fetch-recommended.ts'
import { answerProductFind } from './product/product-find.ts'
import { answerRatingReviewFind } from './rating-review/rating-review-find.ts'
import { answerSearch } from './search/search.ts'
import { answerSellerRegister } from './seller/seller-register.ts'
import { answerShippingFetch } from './shipping/shipping-fetch.ts'
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
import { answerVoucherClaim } from './voucher/voucher-claim.ts'
import { answerVoucherFetch } from './voucher/voucher-fetch.ts'
import { answerVoucherFind } from './voucher/voucher-find.ts'
import { answerWishlistDelete } from './wishlist/wishlist-delete.ts'
import { answerWishlistFetch } from './wishlist/wishlist-fetch.ts'
import { answerWishlistStore } from './wishlist/wishlist-store.ts'

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
  voucherClaim: answerVoucherClaim,
  cartStore: answerCartStore,
  cartFind: answerCartFind,
  cartUpdate: answerCartUpdate,
  cartUpdateAddservice: answerCartUpdateAddservice,
  cartDelete: answerCartDelete,
  cartUpdateShipping: answerCartUpdateShipping,
  cartMerge: answerCartMerge,
  shippingFetch: answerShippingFetch,
  paymentMethodFetch: answerPaymentMethodFetch,
  checkoutStore: answerCheckoutStore,
  orderFind: answerOrderFind,
  orderPaymentDone: answerOrderPaymentDone,
  orderTransaction: answerOrderTransaction,
  orderPaymentProof: answerOrderPaymentProof,
}
