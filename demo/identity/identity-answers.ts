import type { SocialProvider } from '@gema/server/modules/identity/identity.ts'
import type { ClientKeys } from '@gema/server/platform/config.ts'
import { hashToken, newToken } from '@gema/server/platform/secrets.ts'
import type { IdentityCodes } from './identity-codes.ts'
import { type IdentityTokens, signingAlgorithm } from './identity-tokens.ts'

/** What a stand-in tells about itself. */
export const identityMetadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  scopes_supported: ['openid', 'email', 'profile'],
  response_types_supported: ['code'],
  grant_types_supported: ['authorization_code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: [signingAlgorithm],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  ui_locales_supported: ['en', 'id'],
})

interface AroundTokens {
  provider: SocialProvider
  codes: IdentityCodes
  tokens: IdentityTokens
  keys: ClientKeys
  issuer: string
  redirectUri: string
}

/** Changes a code for a token that says who somebody is: for the shop alone, and with the verifier that it began with. */
export async function answerToken(form: Record<string, unknown>, around: AroundTokens): Promise<Response> {
  const { keys, issuer } = around
  if (form.client_id !== keys.clientId || form.client_secret !== keys.clientSecret) {
    return refused('invalid_client', 401)
  }
  if (form.grant_type !== 'authorization_code') return refused('unsupported_grant_type', 400)
  // Taken before anything is compared: a code that was tried wrongly is spent.
  const granted = around.codes.take(String(form.code))
  const isRight =
    granted?.provider === around.provider &&
    form.redirect_uri === granted.asked.redirectUri &&
    hashToken(String(form.code_verifier)) === granted.asked.codeChallenge
  if (!isRight) return refused('invalid_grant', 400)
  return Response.json({
    access_token: newToken(),
    token_type: 'Bearer',
    expires_in: 300,
    scope: granted.asked.scope,
    id_token: await around.tokens.sign(granted, { issuer, clientId: keys.clientId }),
  })
}

const refused = (error: string, status: number): Response => Response.json({ error }, { status })
