import { policyOfPage } from '@gema/server/http/security-headers.ts'
import type { ProviderSetup, SocialProvider } from '@gema/server/modules/identity/identity.ts'
import type { Clock } from '@gema/server/platform/clock.ts'
import { newToken } from '@gema/server/platform/secrets.ts'
import { type Context, Hono } from 'hono'
import { choosePerson } from './choose-person.ts'
import { answerToken, identityMetadata } from './identity-answers.ts'
import { createIdentityCodes } from './identity-codes.ts'
import { choicePage, lostPage } from './identity-pages.ts'
import { readIdentityRequest } from './identity-request.ts'
import { createIdentityTokens } from './identity-tokens.ts'
import { identityWords } from './identity-words.ts'

export interface DemoIdentity {
  /** Pages and endpoints below `/demo/identity`; nothing for what is not there. */
  respond(request: Request): Promise<Response | undefined>
  /** How the shop signs people in with a stand-in: by the same code as with the real one. */
  setup(provider: SocialProvider): ProviderSetup
}

const base = '/demo/identity/:provider{google|facebook}'

/**
 * Small identity providers that stand in for Google and Facebook where the shop has no keys: real ones, with discovery,
 * codes, PKCE and signed tokens, but whoever comes chooses who they are. Never there outside demo mode.
 */
export function createDemoIdentity({ siteUrl, clock }: { siteUrl: string; clock: Clock }): DemoIdentity {
  const codes = createIdentityCodes(clock)
  const tokens = createIdentityTokens()
  const keys = { clientId: 'gema-demo', clientSecret: newToken() }
  const redirectUri = new URL(`${siteUrl}/social-callback`).href
  const issuerOf = (provider: SocialProvider) => `${siteUrl}/demo/identity/${provider}`
  const askedOf = (c: Context) => readIdentityRequest(c.req.query(), { clientId: keys.clientId, redirectUri })
  const app = new Hono()
    .get(`${base}/.well-known/openid-configuration`, (c) => c.json(identityMetadata(issuerOf(providerOf(c)))))
    .get(`${base}/jwks`, async (c) => c.json(await tokens.keys()))
    .get(`${base}/authorize`, (c) => {
      const words = identityWords(c.req.query('ui_locales'))
      if (askedOf(c) === undefined) return c.html(lostPage(words), 400)
      return c.html(choicePage(words, { provider: providerOf(c), action: addressOf(c) }))
    })
    .post(`${base}/authorize`, async (c) => {
      const words = identityWords(c.req.query('ui_locales'))
      const asked = askedOf(c)
      if (asked === undefined) return c.html(lostPage(words), 400)
      const provider = providerOf(c)
      const chosen = choosePerson(await c.req.parseBody())
      if ('wrong' in chosen) {
        return c.html(choicePage(words, { provider, action: addressOf(c), wrong: chosen.wrong }), 422)
      }
      const outcome: Record<string, string> =
        'nobody' in chosen
          ? { error: 'access_denied' }
          : { code: codes.give({ provider, asked, person: chosen.person }) }
      const back = new URLSearchParams({ ...outcome, state: asked.state, iss: issuerOf(provider) })
      return c.redirect(`${redirectUri}?${back}`, 303)
    })
    .post(`${base}/token`, async (c) => {
      const provider = providerOf(c)
      const around = { provider, codes, tokens, keys, issuer: issuerOf(provider), redirectUri }
      return answerToken(await c.req.parseBody(), around)
    })
  // A fault is the host's to log and to answer.
  app.onError((error) => {
    throw error
  })
  const respond = async (request: Request) => {
    const response = await app.fetch(request)
    return response.status === 404 ? undefined : guarded(response)
  }
  return {
    respond,
    setup: (provider) => ({
      issuer: issuerOf(provider),
      keys,
      scope: 'openid email profile',
      // In this process: the shop's own address may lead somewhere else from inside.
      fetch: async (request) => (await respond(request)) ?? new Response(null, { status: 404 }),
    }),
  }
}

const providerOf = (c: Context): SocialProvider =>
  c.req.param('provider') === 'google' ? 'google' : 'facebook'

/** The page's own address: all that was asked stands in it. */
function addressOf(c: Context): string {
  const { pathname, search } = new URL(c.req.url)
  return `${pathname}${search}`
}

async function guarded(response: Response): Promise<Response> {
  response.headers.set('Cache-Control', 'no-store')
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    response.headers.set('Content-Security-Policy', policyOfPage(await response.clone().text()))
  }
  return response
}
