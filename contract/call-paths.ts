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
  categoryFetch: { methods: ['GET'], path: 'category/fetch' },
  common: { methods: ['GET'], path: 'common' },
  displayCaseFetchProduct: { methods: ['GET'], path: 'display-case/fetch_product' },
  flashSaleFetch: { methods: ['GET'], path: 'flash-sale/fetch' },
  home: { methods: ['GET'], path: 'home' },
  localization: { methods: ['GET'], path: 'localization' },
  newsletterConfirm: { methods: ['POST'], path: 'newsletter/confirm' },
  newsletterLeave: { methods: ['POST'], path: 'newsletter/leave' },
  newsletterStore: { methods: ['POST'], path: 'newsletter/store' },
  productFetch: { methods: ['GET'], path: 'product/fetch' },
  productFetchCategories: { methods: ['GET'], path: 'product/fetch-categories' },
  productFetchRecommended: { methods: ['GET'], path: 'product/fetch-recommended' },
  productFind: { methods: ['GET'], path: 'product/find' },
  ratingReviewFind: { methods: ['GET'], path: 'rating-review/find', tail: 'id' },
  search: { methods: ['GET'], path: 'search' },
  storeFetch: { methods: ['GET'], path: 'store/fetch' },
  storeFind: { methods: ['GET'], path: 'store/find' },
  testimonyFetch: { methods: ['GET'], path: 'testimony/fetch' },
  userLogin: { methods: ['POST'], path: 'user/login' },
  userLogout: { methods: ['POST', 'GET'], path: 'user/logout' },
  userProfile: { methods: ['GET'], path: 'user/profile' },
  voucherFind: { methods: ['GET'], path: 'voucher/find' },
} as const satisfies Record<string, CallPath>

export type CallName = keyof typeof callPaths
