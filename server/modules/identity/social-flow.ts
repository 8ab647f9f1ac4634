import { defaultLanguage } from '@gema/contract/values/language.ts'
import { nextPath } from '@gema/contract/values/next-path.ts'
import { randomPKCECodeVerifier } from 'openid-client'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { hashToken, newToken } from '../../platform/secrets.ts'
import { insertFlow, type SocialFlow, takeFlow } from './identity-queries.ts'
import type { SocialProvider } from './provider-setups.ts'
import type { SocialProviders } from './social-providers.ts'

/** Long enough to look for a password at the provider. */
const flowLife = 10 * 60 * 1000

export interface AroundFlow {
  clock: Clock
  social: SocialProviders
  siteUrl: string
}

/** The one address that is registered at the providers: without a language, which the flow remembers instead. */
const redirectUri = (siteUrl: string): string => new URL(`${siteUrl}/social-callback`).href

export interface FlowWish {
  provider: SocialProvider
  /** Of the secret that the browser keeps for itself until it comes back. */
  browserHash: string
  next: string | undefined
  language: string
}

/** Notes that a browser leaves for a provider, and answers the address that it leaves to; nothing: out of reach. */
export async function beginFlow(db: Db, around: AroundFlow, wish: FlowWish): Promise<string | undefined> {
  const { provider, browserHash, language } = wish
  const state = newToken()
  const secrets = { nonce: newToken(), codeVerifier: randomPKCECodeVerifier() }
  const leave = { state, ...secrets, redirectUri: redirectUri(around.siteUrl), language }
  const address = await around.social.signInUrl(provider, leave)
  if (address === undefined) return undefined
  const home = language === defaultLanguage ? '/' : `/${language}`
  await insertFlow(db, {
    ...secrets,
    stateHash: hashToken(state),
    provider,
    browserHash,
    next: nextPath(wish.next) ?? home,
    expiresAt: new Date(around.clock.now().getTime() + flowLife),
  })
  return address
}

/** What a provider has sent a browser back with, to the flow that it began. */
export interface ReturnedFlow {
  flow: SocialFlow
  state: string
  /** The address that the provider has led back to, as it was registered. */
  address: URL
}

/** Takes the flow that a browser comes back from: once, in time, and only for the browser that began it. */
export async function endFlow(
  db: Db,
  { clock, siteUrl }: AroundFlow,
  { query, browserSecret }: { query: string; browserSecret: string },
): Promise<ReturnedFlow | undefined> {
  const address = new URL(redirectUri(siteUrl))
  address.search = query
  const state = address.searchParams.get('state')
  if (!state) return undefined
  const hashes = { stateHash: hashToken(state), browserHash: hashToken(browserSecret) }
  const flow = await takeFlow(db, hashes)
  return flow && flow.expiresAt > clock.now() ? { flow, state, address } : undefined
}
