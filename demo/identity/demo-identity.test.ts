import { createSocialProviders } from '@gema/server/modules/identity/identity.ts'
import { changeSettings } from '@gema/server/modules/settings/settings.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { aCustomer } from '@gema/server/testing/a-customer.ts'
import { aSocialVisitor } from '@gema/server/testing/a-social-visitor.ts'
import { answered } from '@gema/server/testing/answered.ts'
import { clearTables } from '@gema/server/testing/clear-tables.ts'
import { startTestShop, type TestShop } from '@gema/server/testing/start-test-shop.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoCustomers } from '../data/customers.ts'
import { createDemoIdentity, type DemoIdentity } from './demo-identity.ts'
import { standInPeople } from './identity-people.ts'

let shop: TestShop
let standIns: DemoIdentity
beforeAll(async () => {
  shop = await startTestShop()
  standIns = createDemoIdentity({ siteUrl: 'https://shop.example', clock: shop.clock })
  const setups = { google: standIns.setup('google'), facebook: standIns.setup('facebook') }
  shop.shop.social = createSocialProviders(setups, createLog('silent'))
  await changeSettings(shop.shop.db, { googleLogin: true, facebookLogin: true })
})
afterAll(() => shop.close())
beforeEach(() => clearTables(shop, 'customers', 'rate_limits'))

async function open(address: string, form?: Record<string, string>): Promise<Response> {
  const body = form && { method: 'POST', body: new URLSearchParams(form) }
  const response = await standIns.respond(new Request(new URL(address, 'https://shop.example'), body))
  if (response === undefined) throw new Error(`${address} is not there`)
  return response
}

/** Presses a button of the shop and chooses on the page of the stand-in; answers what the shop says then. */
async function signIn(provider: string, form: Record<string, string>) {
  const visitor = aSocialVisitor(shop)
  const chosen = await open(await visitor.leave({ provider }), form)
  expect(chosen.status).toBe(303)
  const back = new URL(chosen.headers.get('location') ?? '')
  expect(back.origin + back.pathname).toBe('https://shop.example/social-callback')
  return visitor.comeBack(back.search)
}

test('whoever is chosen is signed in, and is the same person the next time', async () => {
  const first = answered(await signIn('google', { person: 'ratna' }))
  expect(first).toMatchObject({
    is_new: true,
    profile: { name: 'Ratna Kusuma', email: 'ratna@surel.example', email_verified: true },
  })
  const again = answered(await signIn('google', { person: 'ratna' }))
  expect(again).toMatchObject({ is_new: false, profile: { uuid: first.profile.uuid } })
})

test('the customer of the demo is found by her address at Google, and not at Facebook', async () => {
  const dewi = standInPeople.dewi
  expect(demoCustomers).toContainEqual(expect.objectContaining({ name: dewi?.name, email: dewi?.email }))
  await aCustomer(shop, { email: 'dewi@surel.example' })
  const refused = await signIn('facebook', { person: 'dewi' })
  expect(refused).toHaveProperty('form.0', expect.stringContaining('connect Facebook in your profile'))
  expect(answered(await signIn('google', { person: 'dewi' }))).toMatchObject({ is_connected: true })
})

test('anybody else can be typed in, verified or not', async () => {
  const typed = { person: 'other', name: 'Lina', email: 'Lina@surel.example' }
  expect(answered(await signIn('google', typed)).profile).toMatchObject({
    email: 'lina@surel.example',
    email_verified: false,
  })
  const verified = { ...typed, email: 'tari@surel.example', verified: '1' }
  expect(answered(await signIn('google', verified)).profile.email_verified).toBe(true)
})

test('a token that somebody else has signed signs nobody in', async () => {
  const { social } = shop.shop
  const impostor = createDemoIdentity({ siteUrl: 'https://shop.example', clock: shop.clock })
  const setup = standIns.setup('google')
  const fetch = async (request: Request) =>
    (await (request.url.endsWith('/jwks') ? impostor : standIns).respond(request)) ?? new Response()
  shop.shop.social = createSocialProviders({ google: { ...setup, fetch } }, createLog('silent'))
  expect(await signIn('google', { person: 'ratna' })).toMatchObject({ ok: false, code: 201 })
  shop.shop.social = social
  expect(await signIn('google', { person: 'ratna' })).toMatchObject({ ok: true })
})

test('who cancels is told that nothing has happened', async () => {
  const answer = await signIn('google', { person: 'nobody' })
  expect(answer).toMatchObject({ ok: false, form: ['You stopped the sign-in. Nothing has happened.'] })
})

test.each([
  { provider: 'google', language: 'en', texts: ['Choose an account', 'is not Google'] },
  { provider: 'facebook', language: 'id', texts: ['Pilih akun', 'bukan Facebook'] },
])('the page for $provider speaks $language and says what it is', async ({ provider, language, texts }) => {
  const response = await open(await aSocialVisitor(shop).leave({ provider, language }))
  const page = await response.text()
  for (const text of [...texts, 'dewi@surel.example', `lang="${language}"`]) expect(page).toContain(text)
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain("form-action 'self'")
  expect(policy).not.toContain('unsafe-inline')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('what cannot be used is asked for again, and cannot become markup', async () => {
  const address = await aSocialVisitor(shop).leave()
  const name = '"><script>alert(1)</script>'
  const response = await open(`${address}&x="><script>`, { person: 'other', name, email: 'nothing' })
  expect(response.status).toBe(422)
  const page = await response.text()
  expect(page).toContain('role="alert"')
  expect(page).not.toContain('<script')
})

test('nobody is led anywhere but back to this shop', async () => {
  const address = new URL(await aSocialVisitor(shop).leave())
  for (const [name, value] of Object.entries({
    redirect_uri: 'https://evil.example/',
    client_id: 'another',
    response_type: 'token',
    code_challenge_method: 'plain',
    nonce: '',
  })) {
    const changed = new URL(address)
    changed.searchParams.set(name, value)
    for (const form of [undefined, { person: 'ratna' }]) {
      const response = await open(changed.href, form)
      expect([response.status, response.headers.get('location')]).toEqual([400, null])
    }
  }
})

test.each([
  '/demo/identity',
  '/demo/identity/twitter/authorize',
  '/demo/identity/google/nothing',
  '/demo/mailbox',
])('%s is none of theirs, and is left to the pages', async (path) => {
  expect(await standIns.respond(new Request(`https://shop.example${path}`))).toBeUndefined()
})
