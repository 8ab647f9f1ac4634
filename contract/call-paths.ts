export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Where a call lives: the methods it takes (our own client uses the first) and its path below the base path. */
export interface CallPath {
  methods: readonly [Method, ...Method[]]
  path: string
}

export const basePath = '/api/storefront'

/**
 * The address of every call, exactly as in the specification. They stand apart from the declarations, because this is
 * all that the browser needs in order to call; the schemas would cost every first visit some forty kilobytes.
 */
export const callPaths = {
  common: { methods: ['GET'], path: 'common' },
  home: { methods: ['GET'], path: 'home' },
  localization: { methods: ['GET'], path: 'localization' },
  newsletterConfirm: { methods: ['POST'], path: 'newsletter/confirm' },
  newsletterLeave: { methods: ['POST'], path: 'newsletter/leave' },
  newsletterStore: { methods: ['POST'], path: 'newsletter/store' },
  userLogin: { methods: ['POST'], path: 'user/login' },
  userLogout: { methods: ['POST', 'GET'], path: 'user/logout' },
  userProfile: { methods: ['GET'], path: 'user/profile' },
} as const satisfies Record<string, CallPath>

export type CallName = keyof typeof callPaths
