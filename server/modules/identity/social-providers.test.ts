import { expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { facebookSetup, googleSetup, type ProviderSetup } from './provider-setups.ts'
import { createSocialProviders } from './social-providers.ts'

const keys = { clientId: 'the-shop', clientSecret: 'the-secret' }
const secrets = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) }
const leaving = { ...secrets, redirectUri: 'https://shop.example/social-callback', language: 'id' }
const address = new URL(`https://shop.example/social-callback?code=the-code&state=${secrets.state}`)
const returning = { ...secrets, address, requestId: 'r1' }

/** Providers that answer as they are told to, with what is logged. */
function providersThat(setup: ProviderSetup, answer: (request: Request) => Promise<Response>) {
  const lines: string[] = []
  const asked: string[] = []
  const fetch = (request: Request) => {
    asked.push(request.url)
    return answer(request)
  }
  const log = createLog('info', { write: (line) => void lines.push(line) })
  return { social: createSocialProviders({ google: { ...setup, fetch } }, log), asked, lines }
}

const metadata = {
  issuer: 'https://accounts.google.com',
  authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  token_endpoint: 'https://oauth2.googleapis.com/token',
}

test('a shop without keys has no providers', async () => {
  const social = createSocialProviders({ google: undefined }, createLog('silent'))
  expect([social.has('google'), social.has('facebook')]).toEqual([false, false])
  expect(await social.signInUrl('google', leaving)).toBeUndefined()
  expect(await social.claimsOf('google', returning)).toBeUndefined()
})

test('Google is asked once where its pages are, and only when somebody wants to go there', async () => {
  const { social, asked } = providersThat(googleSetup(keys), async () => Response.json(metadata))
  expect(asked).toEqual([])
  const urls = [await social.signInUrl('google', leaving), await social.signInUrl('google', leaving)]
  for (const url of urls) expect(url).toContain('https://accounts.google.com/o/oauth2/v2/auth?')
  expect(asked).toEqual(['https://accounts.google.com/.well-known/openid-configuration'])
})

test('Facebook need not be asked', async () => {
  const { social, asked } = providersThat(facebookSetup(keys), () => Promise.reject(new Error('not now')))
  const url = new URL((await social.signInUrl('google', leaving)) ?? '')
  expect(url.origin + url.pathname).toBe('https://www.facebook.com/v23.0/dialog/oauth')
  expect(url.searchParams.get('scope')).toBe('openid email public_profile')
  expect(asked).toEqual([])
})

test('a provider that was away is asked again by the next visitor', async () => {
  let isAway = true
  const { social, lines } = providersThat(googleSetup(keys), async () => {
    if (isAway) throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
    return Response.json(metadata)
  })
  expect(await social.signInUrl('google', leaving)).toBeUndefined()
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    problem: 'fetch failed',
    because: 'connect ECONNREFUSED',
  })
  isAway = false
  expect(await social.signInUrl('google', leaving)).toContain('/auth?')
})

test('a provider that says it is somebody else is not trusted', async () => {
  const other = { ...metadata, issuer: 'https://evil.example' }
  const { social } = providersThat(googleSetup(keys), async () => Response.json(other))
  expect(await social.signInUrl('google', leaving)).toBeUndefined()
})

test.each<[string, () => Response]>([
  ['an error page', () => new Response('<h1>the-code is busy</h1>', { status: 503 })],
  ['half an answer', () => new Response('{"access_token":"the-token', jsonType)],
  ['no token of who it is', () => Response.json({ access_token: 'the-token', token_type: 'Bearer' })],
  [
    'a token that is none',
    () => Response.json({ access_token: 'the-token', token_type: 'Bearer', id_token: 'a.b.c' }),
  ],
  [
    'a refusal in Facebook’s own form',
    () => Response.json({ error: { message: 'the-code is spent', code: 100 } }, { status: 400 }),
  ],
])(
  'who comes back while the provider answers with %s is not signed in, and no secret is logged',
  async (_, answer) => {
    const { social, lines } = providersThat(facebookSetup(keys), async () => answer())
    expect(await social.claimsOf('google', returning)).toBeUndefined()
    expect(lines).toHaveLength(1)
    for (const secret of ['the-code', 'the-token', 'the-secret', ...Object.values(secrets)]) {
      expect(lines[0]).not.toContain(secret)
    }
  },
)

const jsonType = { headers: { 'Content-Type': 'application/json' } }
