import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSocialProviders } from '../../modules/identity/identity.ts'
import { changeSettings } from '../../modules/settings/settings.ts'
import { createLog } from '../../platform/log.ts'
import { type SignInProvider, startSignInProvider } from '../../testing/a-sign-in-provider.ts'
import { aSocialVisitor, type SocialVisitor } from '../../testing/a-social-visitor.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let provider: SignInProvider
const lines: string[] = []
beforeAll(async () => {
  shop = await startTestShop()
  provider = await startSignInProvider('https://shop.example/social-callback')
  const log = createLog('info', { write: (line) => void lines.push(line) })
  shop.shop.social = createSocialProviders({ google: provider.setup }, log)
  await changeSettings(shop.shop.db, { googleLogin: true })
  provider.personIs({ sub: 'ratna', email: 'ratna@surel.example', email_verified: true, name: 'Ratna' })
})
afterAll(async () => {
  await provider.close()
  await shop.close()
})
beforeEach(async () => {
  lines.length = 0
  await clearTables(shop, 'customers', 'rate_limits', 'social_flows')
})

/** Somebody who has just come back from the provider, with all in order so far. */
async function backFromProvider(next?: string): Promise<{ visitor: SocialVisitor; query: URLSearchParams }> {
  const visitor = aSocialVisitor(shop)
  const back = await provider.browse(await visitor.leave(next === undefined ? {} : { next }))
  return { visitor, query: back.searchParams }
}

const failed = { ok: false, code: 201, form: ['The sign-in was not finished. Please try again.'] }
const nobody = () => runSql(shop, 'select count(*)::int as customers from customers')

test.each(['state', 'code', 'iss'])('with another %s nobody is signed in', async (name) => {
  const { visitor, query } = await backFromProvider()
  query.set(name, 'https://evil.example')
  expect(await visitor.comeBack(`?${query}`)).toMatchObject(failed)
  expect(await nobody()).toEqual([{ customers: 0 }])
})

test.each(['state', 'code', 'iss'])('without %s nobody is signed in', async (name) => {
  const { visitor, query } = await backFromProvider()
  query.delete(name)
  expect(await visitor.comeBack(`?${query}`)).toMatchObject(failed)
})

test.each(['state', 'code'])('a second %s in the query ends the sign-in', async (name) => {
  const { visitor, query } = await backFromProvider()
  query.append(name, 'another')
  expect(await visitor.comeBack(`?${query}`)).toMatchObject(failed)
})

test.each(['nonce', 'code_verifier'])('a %s that is not the one it began with is noticed', async (column) => {
  const { visitor, query } = await backFromProvider()
  await runSql(shop, `update social_flows set ${column} = reverse(${column})`)
  expect(await visitor.comeBack(`?${query}`)).toMatchObject(failed)
  expect(await nobody()).toEqual([{ customers: 0 }])
})

test('what has signed in once signs in never again', async () => {
  const { visitor, query } = await backFromProvider()
  expect(await visitor.comeBack(`?${query}`)).toMatchObject({ ok: true })
  expect(await visitor.comeBack(`?${query}`)).toMatchObject(failed)
})

test('another browser cannot finish a sign-in, and does not spoil it for the one that began', async () => {
  const { visitor, query } = await backFromProvider()
  const stolen = await aSocialVisitor(shop).comeBack(`?${query}`)
  expect(stolen).toMatchObject(failed)
  expect(await visitor.comeBack(`?${query}`)).toMatchObject({ ok: true })
})

test('after ten minutes it is too late', async () => {
  const { visitor, query } = await backFromProvider()
  shop.clock.moveOn(10 * 60 * 1000)
  expect(await visitor.comeBack(`?${query}`)).toMatchObject(failed)
})

test.each(['?', 'nonsense', '?error=access_denied', '?code=x&state=y', '?error=server_error&state='])(
  'the query %j is no sign-in',
  async (query) => {
    expect(await aSocialVisitor(shop).comeBack(query)).toMatchObject(failed)
  },
)

test.each([
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['', '/'],
  ['/user/orders', '/user/orders'],
])('wanted %j, it leads on to %j', async (wanted, next) => {
  const { visitor, query } = await backFromProvider(wanted)
  expect(await visitor.comeBack(`?${query}`)).toMatchObject({ ok: true, data: { next } })
})

test('somebody who reads the database or the log can finish nobody’s sign-in', async () => {
  const { visitor, query } = await backFromProvider()
  const rows = JSON.stringify(await runSql(shop, 'select * from social_flows'))
  const code = String(query.get('code'))
  query.set('iss', 'https://evil.example')
  await visitor.comeBack(`?${query}`)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('a social sign-in failed')
  for (const secret of [visitor.secret, code, String(query.get('state'))]) {
    expect(rows + lines.join('')).not.toContain(secret)
  }
})

test('the log says which way it failed, and by which request', async () => {
  const { visitor, query } = await backFromProvider()
  query.set('code', 'spent')
  await visitor.comeBack(`?${query}`)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    provider: 'google',
    requestId: 'test-request',
    answered: 'invalid_grant',
  })
})
