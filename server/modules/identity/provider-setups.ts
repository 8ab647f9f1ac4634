import type { ServerMetadata } from 'openid-client'
import type { ClientKeys } from '../../platform/config.ts'

export type SocialProvider = 'google' | 'facebook'

/** How people know the providers. */
export const providerTitles: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }

/** All that is needed to sign somebody in with a provider. */
export interface ProviderSetup {
  issuer: string
  /** Where its endpoints are. Absent: the provider is asked. */
  metadata?: Omit<ServerMetadata, 'issuer'>
  keys: ClientKeys
  scope: string
  /** How to reach it, where that is not over the network. */
  fetch?: (request: Request) => Promise<Response>
}

export const googleSetup = (keys: ClientKeys): ProviderSetup => ({
  issuer: 'https://accounts.google.com',
  keys,
  scope: 'openid email profile',
})

/**
 * Facebook's discovery document leaves its token endpoint out, so all of it stands here. It never says whether an
 * address is verified; people of Facebook are therefore never linked by their address.
 */
export const facebookSetup = (keys: ClientKeys): ProviderSetup => ({
  issuer: 'https://www.facebook.com',
  metadata: {
    authorization_endpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
    token_endpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
    jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  },
  keys,
  scope: 'openid email public_profile',
})
