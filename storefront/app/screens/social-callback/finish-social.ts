import type { Answer, Ask, CallData } from '@gema/contract/client.ts'
import { takeSocialSecret } from '../../shopper/social-start.ts'

export type Finished = Answer<CallData<'userSocialLogin'>>

/** What the provider has led back with, and the secret of this tab. */
export interface SocialReturn {
  query: string
  browser_secret: string
}

/**
 * Takes the codes out of the address, so that they do not stay in the history, and the secret out of the tab. Answers
 * nothing when there is nothing to finish.
 */
export function takeSocialReturn(): SocialReturn | undefined {
  const query = window.location.search.slice(1)
  window.history.replaceState(window.history.state, '', window.location.pathname)
  const browser_secret = takeSocialSecret()
  return query === '' || browser_secret === undefined ? undefined : { query, browser_secret }
}

const asked = new Map<string, Promise<Finished>>()

/** Finishes a sign-in: once, however often the screen asks, because the codes are good for one use. */
export function finishSocial(ask: Ask, back: SocialReturn): Promise<Finished> {
  const known = asked.get(back.query)
  if (known !== undefined) return known
  const answer = ask('userSocialLogin', back)
  asked.set(back.query, answer)
  // What never reached the shop may be tried again.
  answer.catch(() => asked.delete(back.query))
  return answer
}
