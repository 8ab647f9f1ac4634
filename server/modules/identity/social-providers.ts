import * as openid from 'openid-client'
import type { Log } from '../../platform/log.ts'
import type { ProviderSetup, SocialProvider } from './provider-setups.ts'
import type { Claims } from './rules/person-of-claims.ts'

/** Nobody waits longer than this for a provider. */
const timeoutSeconds = 10

/** What ties the way to a provider and the way back together. */
export interface FlowSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

/** The sign-in providers that this shop has keys for. Trouble with one is logged here, and then told as nothing. */
export interface SocialProviders {
  has(provider: SocialProvider): boolean
  /** The provider's page to sign in at; nothing where the provider cannot be reached. */
  signInUrl(
    provider: SocialProvider,
    wanted: FlowSecrets & { redirectUri: string; language: string },
  ): Promise<string | undefined>
  /** Who has come back, by the address that the provider has led them to; nothing where anything about it is wrong. */
  claimsOf(
    provider: SocialProvider,
    returned: FlowSecrets & { address: URL; requestId: string },
  ): Promise<Claims | undefined>
}

export function createSocialProviders(
  setups: Partial<Record<SocialProvider, ProviderSetup | undefined>>,
  log: Log,
): SocialProviders {
  const connected = new Map<SocialProvider, Promise<openid.Configuration>>()
  const connect = (provider: SocialProvider, setup: ProviderSetup): Promise<openid.Configuration> => {
    const known = connected.get(provider)
    if (known !== undefined) return known
    const asked = configure(setup)
    connected.set(provider, asked)
    // A provider that is away now may be there for the next visitor.
    asked.catch(() => connected.delete(provider))
    return asked
  }
  const tell = (provider: SocialProvider, error: unknown, requestId?: string) =>
    log.warn({ provider, requestId, ...causeOf(error) }, 'a social sign-in failed')
  return {
    has: (provider) => setups[provider] !== undefined,
    async signInUrl(provider, { redirectUri, language, state, nonce, codeVerifier }) {
      const setup = setups[provider]
      if (setup === undefined) return undefined
      try {
        const url = openid.buildAuthorizationUrl(await connect(provider, setup), {
          redirect_uri: redirectUri,
          scope: setup.scope,
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          ui_locales: language,
        })
        return url.href
      } catch (error) {
        tell(provider, error)
        return undefined
      }
    },
    async claimsOf(provider, { address, requestId, state, nonce, codeVerifier }) {
      const setup = setups[provider]
      if (setup === undefined) return undefined
      try {
        const tokens = await openid.authorizationCodeGrant(await connect(provider, setup), address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        return tokens.claims()
      } catch (error) {
        tell(provider, error, requestId)
        return undefined
      }
    },
  }
}

async function configure(setup: ProviderSetup): Promise<openid.Configuration> {
  const { issuer, metadata, keys, fetch } = setup
  const reach: openid.CustomFetch | undefined =
    fetch && ((url, init) => fetch(new Request(url, init as RequestInit)))
  const execute = [
    // The signature is checked although the token comes from the provider itself: one thing less to rely on.
    openid.enableNonRepudiationChecks,
    // Only what the demo or a test hands in has such an address.
    ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
  ]
  if (metadata === undefined) {
    return openid.discovery(new URL(issuer), keys.clientId, keys.clientSecret, undefined, {
      execute,
      timeout: timeoutSeconds,
      ...(reach && { [openid.customFetch]: reach }),
    })
  }
  const configuration = new openid.Configuration({ issuer, ...metadata }, keys.clientId, keys.clientSecret)
  configuration.timeout = timeoutSeconds
  if (reach) configuration[openid.customFetch] = reach
  for (const extend of execute) extend(configuration)
  return configuration
}

/** Names what went wrong, and never more: answers of a provider, which errors carry along, hold tokens and codes. */
function causeOf(error: unknown): object {
  if (!(error instanceof Error)) return { problem: 'unknown' }
  const { cause } = error
  return {
    problem: error.message,
    code: 'code' in error ? error.code : undefined,
    answered: 'error' in error && /^\w{1,60}$/.test(String(error.error)) ? error.error : undefined,
    because: cause instanceof Error ? cause.message : undefined,
  }
}
