import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { customerByEmail } from '../../modules/accounts/accounts.ts'
import { createSocialProviders } from '../../modules/identity/identity.ts'
import { changeSettings } from '../../modules/settings/settings.ts'
import { createLog } from '../../platform/log.ts'
import { aCustomer } from '../../testing/a-customer.ts'
import {
  type ProviderPerson,
  type SignInProvider,
  startSignInProvider,
} from '../../testing/a-sign-in-provider.ts'
import { aSocialVisitor } from '../../testing/a-social-visitor.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let provider: SignInProvider
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  provider = await startSignInProvider('https://shop.example/social-callback')
  const setups = { google: provider.setup, facebook: provider.setup }
  shop.shop.social = createSocialProviders(setups, createLog('silent'))
  await changeSettings(shop.shop.db, { googleLogin: true, facebookLogin: true })
})
afterAll(async () => {
  await provider.close()
  await shop.close()
})
beforeEach(() => clearTables(shop, 'customers', 'rate_limits'))

const ratna: ProviderPerson = {
  sub: 'ratna-at-the-provider',
  email: 'Ratna@surel.example',
  email_verified: true,
  name: 'Ratna Kusuma',
}

/** Signs somebody in from the button to the answer. */
async function signInAs(
  person: ProviderPerson | undefined,
  more: { provider?: string; next?: string; language?: string; token?: string } = {},
) {
  const { token, ...leaving } = more
  provider.personIs(person)
  const visitor = aSocialVisitor(shop)
  const back = await provider.browse(await visitor.leave(leaving))
  return visitor.comeBack(back.search, { ...(token && { token }) })
}

async function passwordSession(credentials: { email: string; password: string }): Promise<string> {
  const { email, password } = credentials
  return answered(await shop.askAs()('userLogin', { email, password })).user_token
}

test('somebody new gets an account without a password, and is signed in', async () => {
  const data = answered(await signInAs(ratna, { next: '/user/orders?page=2' }))
  expect(data).toMatchObject({
    next: '/user/orders?page=2',
    is_new: true,
    is_connected: false,
    profile: {
      name: 'Ratna Kusuma',
      email: 'ratna@surel.example',
      email_verified: true,
      has_password: false,
      identities: [{ provider: 'google', email: 'ratna@surel.example' }],
    },
  })
  const profile = await shop.askAs({ token: data.user_token })('userProfile', {})
  expect(profile).toMatchObject({ ok: true, data: { email: 'ratna@surel.example' } })
})

test('who comes again is the same customer, whatever their address is by then', async () => {
  const first = answered(await signInAs(ratna))
  const again = answered(await signInAs({ ...ratna, email: 'kusuma@surel.example' }))
  expect(again).toMatchObject({ is_new: false, is_connected: false, profile: { uuid: first.profile.uuid } })
  expect(again.profile.identities).toEqual([{ provider: 'google', email: 'kusuma@surel.example' }])
  expect(again.profile.email).toBe('ratna@surel.example')
})

test('an address that the provider has verified links to the account that it has', async () => {
  const customer = await aCustomer(shop, { email: 'ratna@surel.example' })
  const data = answered(await signInAs(ratna))
  expect(data).toMatchObject({ is_new: false, is_connected: true, profile: { uuid: customer.uuid } })
  // The password was the owner's own: the address had been proved.
  expect(data.profile.has_password).toBe(true)
  expect(await passwordSession(customer)).not.toBe('')
})

test.each([{ email_verified: false }, { email_verified: undefined }])(
  'an address with %j opens nobody’s account',
  async (claim) => {
    await aCustomer(shop, { email: 'ratna@surel.example' })
    const { email_verified: _verified, ...person } = ratna
    const answer = await signInAs({
      ...person,
      ...(claim.email_verified === false && { email_verified: false }),
    })
    expect(answer).toMatchObject({ ok: false, code: 201 })
    expect(answer).toHaveProperty('form.0', expect.stringContaining('connect Google in your profile'))
    expect(await runSql(shop, 'select * from identities')).toEqual([])
  },
)

test('an account that is made with an address that nobody has verified says so', async () => {
  const data = answered(await signInAs({ ...ratna, email_verified: false }, { provider: 'facebook' }))
  expect(data).toMatchObject({ is_new: true, profile: { email_verified: false } })
})

test('who proves an address takes over the account that somebody else has made with it', async () => {
  const stranger = answered(
    await signInAs({ ...ratna, sub: 'a stranger', email_verified: false }, { provider: 'facebook' }),
  )
  const owner = answered(await signInAs(ratna))
  expect(owner).toMatchObject({ is_new: false, is_connected: true })
  expect(owner.profile).toMatchObject({
    uuid: stranger.profile.uuid,
    email_verified: true,
    identities: [{ provider: 'google' }],
  })
  const shut = await shop.askAs({ token: stranger.user_token })('userProfile', {})
  expect(shut).toMatchObject({ ok: false, code: 401 })
  const back = await signInAs(
    { ...ratna, sub: 'a stranger', email_verified: false },
    { provider: 'facebook' },
  )
  expect(back).toMatchObject({ ok: false, code: 201 })
})

test('without an address there is no account, and the sentence names the provider', async () => {
  const answer = await signInAs({ sub: 'silent', name: 'Silent' }, { provider: 'facebook' })
  expect(answer).toMatchObject({ ok: false, code: 201 })
  expect(answer).toHaveProperty('form.0', expect.stringContaining('Facebook has not told us'))
})

test('who stops at the provider is told that nothing has happened', async () => {
  expect(await signInAs(undefined)).toMatchObject({
    ok: false,
    form: ['You stopped the sign-in. Nothing has happened.'],
  })
})

test('who is signed in connects the provider, whatever its address, and keeps the session', async () => {
  const customer = await aCustomer(shop)
  const token = await passwordSession(customer)
  const data = answered(await signInAs({ ...ratna, email_verified: false }, { token }))
  expect(data).toMatchObject({ user_token: token, is_new: false, is_connected: true })
  expect(data.profile).toMatchObject({ uuid: customer.uuid, email: customer.email })
  expect(answered(await signInAs(ratna)).profile.uuid).toBe(customer.uuid)
  expect(answered(await signInAs(ratna, { token })).is_connected).toBe(true)
})

test('an identity of somebody else cannot be connected', async () => {
  await signInAs(ratna)
  const token = await passwordSession(await aCustomer(shop))
  expect(await signInAs(ratna, { token })).toMatchObject({
    ok: false,
    form: ['This Google account belongs to another customer.'],
  })
})

test('many first sign-ins of one person at once make one customer', async () => {
  provider.personIs(ratna)
  const visitors = await Promise.all(
    ['google', 'google', 'facebook', 'facebook'].map(async (name) => {
      const visitor = aSocialVisitor(shop)
      const back = await provider.browse(await visitor.leave({ provider: name }))
      return () => visitor.comeBack(back.search)
    }),
  )
  const data = (await Promise.all(visitors.map((comeBack) => comeBack()))).map(answered)
  expect(new Set(data.map(({ profile }) => profile.uuid)).size).toBe(1)
  expect(data.filter((each) => each.is_new)).toHaveLength(1)
  expect(await runSql(shop, 'select provider from identities order by provider')).toEqual([
    { provider: 'facebook' },
    { provider: 'google' },
  ])
  expect(await customerByEmail(shop.shop.db, 'ratna@surel.example')).toMatchObject({ passwordHash: null })
})
