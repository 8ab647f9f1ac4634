import type { SocialProvider } from '@gema/contract/shapes/customer-profile.ts'

/** Names, which are the same in every language. */
export const providerNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }
