import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Customer } from '../accounts/accounts.ts'
import { postLetter } from '../notifications/notifications.ts'
import { connectedLetter } from './identity-letters.ts'
import {
  deleteEndedFlows,
  deleteIdentities,
  deleteIdentitiesOf,
  lockIdentitiesOf,
  selectIdentitiesOf,
} from './identity-queries.ts'
import { providerTitles, type SocialProvider } from './provider-setups.ts'
import { personOfClaims } from './rules/person-of-claims.ts'
import { type AroundFlow, beginFlow, endFlow, type FlowWish } from './social-flow.ts'
import { letIn, type SignedIn, type SignedInCaller } from './social-sign-in.ts'

export { facebookSetup, googleSetup, type ProviderSetup, type SocialProvider } from './provider-setups.ts'
export { createSocialProviders, type SocialProviders } from './social-providers.ts'

/** Answers where a browser goes to sign in; refused where the provider is not set up or cannot be reached. */
export async function beginSocialSignIn(
  db: Db,
  around: AroundFlow,
  wish: FlowWish,
): Promise<{ leaveTo: string } | { refused: 'social_unavailable' | 'social_failed' }> {
  if (!around.social.has(wish.provider)) return { refused: 'social_unavailable' }
  const address = await beginFlow(db, around, wish)
  return address === undefined ? { refused: 'social_failed' } : { leaveTo: address }
}

export interface SocialReturn {
  /** The whole query that the provider has sent the browser back with. */
  query: string
  browserSecret: string
  caller: SignedInCaller | undefined
  language: string
  userAgent: string
  requestId: string
}

export type SocialRefusal = {
  refused: 'social_failed' | 'social_denied' | 'social_taken' | 'social_email_missing' | 'social_email_known'
  /** The provider by the name that people know it by. */
  provider?: string
}

/** Signs in who comes back from a provider, or connects the provider to the account of who is signed in. */
export async function finishSocialSignIn(
  db: Db,
  around: AroundFlow & { jobs: Jobs },
  returned: SocialReturn,
): Promise<(SignedIn & { next: string }) | SocialRefusal> {
  const ended = await endFlow(db, around, returned)
  if (ended === undefined) return { refused: 'social_failed' }
  const { flow, state, address } = ended
  if (address.searchParams.get('error') === 'access_denied') return { refused: 'social_denied' }
  const { provider, nonce, codeVerifier, next } = flow
  const { requestId } = returned
  const claims = await around.social.claimsOf(provider, { address, state, nonce, codeVerifier, requestId })
  if (claims === undefined) return { refused: 'social_failed' }
  const arrival = { ...returned, provider, person: personOfClaims(claims) }
  const outcome = await letIn(db, around.clock, arrival)
  if (outcome === undefined) return { refused: 'social_failed' }
  if ('refused' in outcome) return { ...outcome, provider: providerTitles[provider] }
  if (outcome.isConnected) {
    const { email, language } = outcome.customer
    const letter = connectedLetter({ language, provider: providerTitles[provider] })
    await postLetter(db, around, { recipient: email, letter })
  }
  return { ...outcome, next }
}

/** The providers that a customer can sign in with, in the order in which they were connected. */
export const identitiesOf = (
  db: Db,
  customerId: number,
): Promise<{ provider: SocialProvider; email: string }[]> => selectIdentitiesOf(db, customerId)

/** Takes a provider off an account, unless it is the only way into it. One that is not connected is off already. */
export const unlinkProvider = (
  db: Db,
  customer: Customer,
  provider: SocialProvider,
): Promise<'done' | 'only-way'> =>
  db.transaction(async (tx) => {
    const connected = await lockIdentitiesOf(tx, customer.id)
    const otherWay = customer.passwordHash !== null || connected.some((each) => each.provider !== provider)
    if (!otherWay) return 'only-way'
    await deleteIdentities(tx, customer.id, provider)
    return 'done'
  })

/** Takes every provider off an account: whoever it belongs to connects it again by signing in with it. */
export async function disconnectAll(db: Db, customerId: number): Promise<void> {
  await deleteIdentitiesOf(db, customerId)
}

/** Removes sign-ins that nobody has come back from. */
export async function forgetOldFlows(db: Db, clock: Clock): Promise<void> {
  await deleteEndedFlows(db, clock.now())
}
