import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration } from 'oidc-provider'
import type { ProviderSetup } from '../modules/identity/identity.ts'
import { keptInMemory } from './kept-in-memory.ts'

/** Somebody with an account at the provider. */
export interface ProviderPerson {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

export interface SignInProvider {
  setup: ProviderSetup
  /** Whoever comes next is this person; nobody refuses to go on. */
  personIs(person: ProviderPerson | undefined): void
  /** Follows an address through the provider as a browser does, and answers the one that leads back to the shop. */
  browse(address: string): Promise<URL>
  close(): Promise<void>
}

const keys = { clientId: 'the-shop', clientSecret: 'a secret between the two' }

/** A real identity provider on a port of its own. */
export async function startSignInProvider(redirectUri: string): Promise<SignInProvider> {
  const people = new Map<string, ProviderPerson>()
  let present: ProviderPerson | undefined
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    const outcome = present === undefined ? { error: 'access_denied' } : { login: { accountId: present.sub } }
    void provider.interactionFinished(request, response, outcome)
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, configuration(redirectUri, people))
  const answer = provider.callback()
  return {
    setup: { issuer, keys, scope: 'openid email profile' },
    personIs(person) {
      present = person
      if (person !== undefined) people.set(person.sub, person)
    },
    browse: (address) => browse(address, redirectUri),
    close: () => new Promise((closed) => void server.close(() => closed())),
  }
}

const configuration = (redirectUri: string, people: Map<string, ProviderPerson>): Configuration => ({
  adapter: keptInMemory(),
  clients: [
    {
      client_id: keys.clientId,
      client_secret: keys.clientSecret,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  jwks: { keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })] },
  cookies: { keys: ['for this test alone'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  // As Google does: what is asked for stands in the signed token itself.
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  findAccount: async (_context, sub) => ({
    accountId: sub,
    claims: async () => ({ ...people.get(sub), sub }),
  }),
  // Nobody is asked whether they agree: they have come to sign in.
  async loadExistingGrant({ oidc }) {
    const { client, session, provider } = oidc
    const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
})

async function browse(address: string, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let at = new URL(address)
  for (let steps = 0; steps < 10; steps += 1) {
    if (at.href.startsWith(redirectUri)) return at
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null)
      throw new Error(`the provider leads nowhere: ${response.status} ${await response.text()}`)
    at = new URL(location, at)
  }
  throw new Error('the provider leads round in circles')
}
