export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Where a call lives: the methods it takes (our own client uses the first) and its path below the base path. */
export interface CallPath {
  methods: readonly [Method, ...Method[]]
  path: string
  /** The field that may also stand at the end of the path: `rating-review/find/{id}`. */
  tail?: string
}

export const basePath = '/api/storefront'

/**
 * The address of every call, exactly as in the specification. They stand apart from the declarations, because this is
 * all that the browser needs in order to call; the schemas would cost every first visit some forty kilobytes.
 */
export const callPaths = {
  brandFetch: { methods: ['GET'], path: 'brand/fetch' },
  cartDelete: { methods: ['DELETE'], path: 'cart/delete' },
  cartFind: { methods: ['GET'], path: 'cart/find' },
  cartMerge: { methods: ['POST'], path: 'cart/merge' },
  cartStore: { methods: ['POST'], path: 'cart/store' },
  cartUpdate: { methods: ['POST'], path: 'cart/update' },
  cartUpdateAddservice: { methods: ['POST'], path: 'cart/update-addservice' },
  cartUpdateShipping: { methods: ['POST'], path: 'cart/update-shipping' },
  categoryFetch: { methods: ['GET'], path: 'category/fetch' },
  checkoutStore: { methods: ['POST'], path: 'checkout/store' },
  common: { methods: ['GET'], path: 'common' },
  compareListDelete: { methods: ['DELETE', 'POST'], path: 'compare-list/delete' },
  compareListFetch: { methods: ['GET'], path: 'compare-list/fetch' },
  compareListStore: { methods: ['POST'], path: 'compare-list/store' },
  contactStore: { methods: ['POST'], path: 'contact/store' },
  displayCaseFetchProduct: { methods: ['GET'], path: 'display-case/fetch_product' },
  flashSaleFetch: { methods: ['GET'], path: 'flash-sale/fetch' },
  home: { methods: ['GET'], path: 'home' },
  localization: { methods: ['GET'], path: 'localization' },
  newsletterConfirm: { methods: ['POST'], path: 'newsletter/confirm' },
  newsletterLeave: { methods: ['POST'], path: 'newsletter/leave' },
  newsletterStore: { methods: ['POST'], path: 'newsletter/store' },
  orderFind: { methods: ['GET'], path: 'order/find' },
  orderPaymentDone: { methods: ['POST'], path: 'order/payment-done' },
  orderPaymentProof: { methods: ['POST'], path: 'order/payment-proof' },
  orderTransaction: { methods: ['POST'], path: 'order/transaction' },
  paymentMethodFetch: { methods: ['GET'], path: 'payment-method/fetch' },
  productFetch: { methods: ['GET'], path: 'product/fetch' },
  productFetchCategories: { methods: ['GET'], path: 'product/fetch-categories' },
  productFetchRecommended: { methods: ['GET'], path: 'product/fetch-recommended' },
  productFind: { methods: ['GET'], path: 'product/find' },
  ratingReviewFind: { methods: ['GET'], path: 'rating-review/find', tail: 'id' },
  search: { methods: ['GET'], path: 'search' },
  sellerRegister: { methods: ['POST'], path: 'seller/register' },
  shippingFetch: { methods: ['GET'], path: 'shipping/fetch' },
  storeFetch: { methods: ['GET'], path: 'store/fetch' },
  storeFind: { methods: ['GET'], path: 'store/find' },
  storeFollow: { methods: ['POST'], path: 'store/follow' },
  storeFollowing: { methods: ['GET'], path: 'store/following' },
  storeUnfollow: { methods: ['POST'], path: 'store/unfollow' },
  testimonyFetch: { methods: ['GET'], path: 'testimony/fetch' },
  userAddressDelete: { methods: ['DELETE'], path: 'user/address/delete' },
  userAddressFetch: { methods: ['GET'], path: 'user/address/fetch' },
  userAddressStore: { methods: ['POST'], path: 'user/address/store' },
  userAddressUpdate: { methods: ['PUT'], path: 'user/address/update' },
  userAvatarDelete: { methods: ['DELETE'], path: 'user/avatar/delete' },
  userAvatarStore: { methods: ['POST'], path: 'user/avatar/store' },
  userChangeEmail: { methods: ['POST'], path: 'user/change-email' },
  userChangePassword: { methods: ['POST'], path: 'user/change-password' },
  userDelete: { methods: ['POST'], path: 'user/delete' },
  userFindReset: { methods: ['POST'], path: 'user/find-reset' },
  userForgotPassword: { methods: ['POST'], path: 'user/forgot-password' },
  userLogin: { methods: ['POST'], path: 'user/login' },
  userLogout: { methods: ['POST', 'GET'], path: 'user/logout' },
  userProfile: { methods: ['GET'], path: 'user/profile' },
  userRegister: { methods: ['POST'], path: 'user/register' },
  userResendCode: { methods: ['POST'], path: 'user/resend-code' },
  userResetPassword: { methods: ['POST'], path: 'user/reset-password' },
  userSessionDelete: { methods: ['DELETE'], path: 'user/session/delete' },
  userSessionFetch: { methods: ['GET'], path: 'user/session/fetch' },
  userSocialLogin: { methods: ['POST'], path: 'user/social-login' },
  userSocialUnlink: { methods: ['POST'], path: 'user/social-unlink' },
  userUpdateProfile: { methods: ['POST'], path: 'user/update-profile' },
  userVerify: { methods: ['POST'], path: 'user/verify' },
  utilityCityFetch: { methods: ['GET'], path: 'utility/city/fetch' },
  utilityDistrictFetch: { methods: ['GET'], path: 'utility/district/fetch' },
  utilityProvinceFetch: { methods: ['GET'], path: 'utility/province/fetch' },
  utilitySubdistrictFetch: { methods: ['GET'], path: 'utility/subdistrict/fetch' },
  voucherClaim: { methods: ['POST'], path: 'voucher/claim' },
  voucherFetch: { methods: ['GET'], path: 'voucher/fetch' },
  voucherFind: { methods: ['GET'], path: 'voucher/find' },
  wishlistDelete: { methods: ['DELETE'], path: 'wishlist/delete' },
  wishlistFetch: { methods: ['GET'], path: 'wishlist/fetch' },
  wishlistStore: { methods: ['POST'], path: 'wishlist/store' },
} as const satisfies Record<string, CallPath>

export type CallName = keyof typeof callPaths
