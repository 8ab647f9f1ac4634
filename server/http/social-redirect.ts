import { basePath } from '@gema/contract/call-paths.ts'
import { defaultLanguage, isPredefined, languageOfHeader } from '@gema/contract/values/language.ts'
import { Hono } from 'hono'
import type { Log } from '../platform/log.ts'
import { networkOf } from './network-of.ts'
import type { CountRequest, Limit } from './rate-limit.ts'
import { type RequestBindings, requestIdOf } from './request-bindings.ts'

export interface SocialWish {
  provider: string
  /** The hash of a secret that only the browser knows. */
  browserHash: string
  next: string | undefined
  language: string
}

/** Why nobody was led to a provider; the sign-in page says it in a sentence. */
export type SocialProblem = 'unavailable' | 'failed' | 'busy'

export interface SocialRedirectParts {
  log: Log
  /** The address to sign in at. */
  leave: (wish: SocialWish) => Promise<{ leaveTo: string } | { problem: SocialProblem }>
  speaks: (language: string) => Promise<boolean>
  limit: () => Promise<Limit>
  count: CountRequest
}

/**
 * `social/{provider}` leads a browser to a provider to sign in. This is no call: a person follows a link, so whatever goes
 * wrong leads to a page as well.
 */
export function createSocialRedirect(parts: SocialRedirectParts): Hono<{ Bindings: RequestBindings }> {
  const app = new Hono<{ Bindings: RequestBindings }>()
  app.get(`${basePath}/social/:provider`, async (c) => {
    // Asking for headers alone must change nothing.
    if (c.req.method === 'HEAD') return c.body(null, 405, { Allow: 'GET' })
    const { browser = '', next, language: wanted } = c.req.query()
    const language = await languageOf(parts, wanted)
    const asked = { provider: c.req.param('provider'), browser, next, language }
    // A picture on another site must not use up the tries of who looks at it.
    const isForeign = c.req.header('sec-fetch-site') === 'cross-site'
    const begun = isForeign ? Promise.resolve({ problem: 'failed' as const }) : lead(parts, asked, c.env)
    const found = await begun.catch((error: unknown) => {
      const about = { err: error, requestId: requestIdOf(c.env), path: c.req.path }
      parts.log.error(about, 'a request failed unexpectedly')
      return { problem: 'failed' as const }
    })
    const location = 'leaveTo' in found ? found.leaveTo : signInPage({ language, next }, found.problem)
    // Where somebody signs in is nobody's business, and the address is good for one time.
    const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
    return new Response(null, { status: 302, headers: { ...headers, Location: location } })
  })
  return app
}

interface Asked {
  provider: string
  browser: string
  next: string | undefined
  language: string
}

async function lead(parts: SocialRedirectParts, asked: Asked, env: RequestBindings | undefined) {
  const { provider, browser, next, language } = asked
  const key = `sign-in:${networkOf(env?.remoteAddress ?? 'unknown')}`
  if ((await parts.count(key, await parts.limit())) > 0) return { problem: 'busy' as const }
  if (!/^[\w-]{43}$/.test(browser)) return { problem: 'failed' as const }
  return parts.leave({ provider, browserHash: browser, next, language })
}

async function languageOf({ speaks }: SocialRedirectParts, wanted: string | undefined): Promise<string> {
  const language = languageOfHeader(wanted)
  const spoken = isPredefined(language) || (await speaks(language).catch(() => false))
  return spoken ? language : defaultLanguage
}

/** The page itself sees to it that `next` leads nowhere else. */
function signInPage({ language, next }: Pick<Asked, 'language' | 'next'>, problem: SocialProblem): string {
  const query = new URLSearchParams({ social: problem, ...(next && { next: next.slice(0, 500) }) })
  return `${language === defaultLanguage ? '' : `/${language}`}/login?${query}`
}
