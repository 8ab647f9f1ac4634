import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSocialProviders } from './modules/identity/identity.ts'
import { saveLanguage } from './modules/languages/languages.ts'
import { changeSettings } from './modules/settings/settings.ts'
import { createLog } from './platform/log.ts'
import { clearTables } from './testing/clear-tables.ts'
import { limitRequests } from './testing/limit-requests.ts'
import { runSql } from './testing/run-sql.ts'
import { startTestShop, type TestShop } from './testing/start-test-shop.ts'

const setup = {
  issuer: 'https://sign-in.example',
  metadata: { authorization_endpoint: 'https://sign-in.example/authorize?prompt=select' },
  keys: { clientId: 'the-shop', clientSecret: 'never shown' },
  scope: 'openid email',
}
const away = { issuer: 'https://away.example', keys: setup.keys, scope: 'openid' }
const browser = 'b'.repeat(43)

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  const unreachable = { ...away, fetch: () => Promise.reject(new TypeError('fetch failed')) }
  const setups = { google: setup, facebook: unreachable }
  shop.shop.social = createSocialProviders(setups, createLog('silent'))
  await changeSettings(shop.shop.db, { googleLogin: true, facebookLogin: true })
})
afterAll(() => shop.close())
beforeEach(() => clearTables(shop, 'social_flows', 'rate_limits'))

const open = (path: string, init?: RequestInit) => shop.fetch(`/api/storefront/social/${path}`, init)
const flows = () => runSql(shop, 'select provider, next, browser_hash from social_flows')

test('a browser is led to the provider with all that guards the way back', async () => {
  const response = await open(`google?browser=${browser}&next=/user/orders&language=id`)
  expect(response.status).toBe(302)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  const location = new URL(response.headers.get('location') ?? '')
  expect(location.origin + location.pathname).toBe('https://sign-in.example/authorize')
  expect(Object.fromEntries(location.searchParams)).toEqual({
    prompt: 'select',
    client_id: 'the-shop',
    response_type: 'code',
    redirect_uri: 'https://shop.example/social-callback',
    scope: 'openid email',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    ui_locales: 'id',
  })
  expect(await flows()).toEqual([{ provider: 'google', next: '/user/orders', browser_hash: browser }])
})

test.each([
  ['en', '/'],
  ['id', '/id'],
  ['xx', '/'],
  ['./evil', '/'],
])('in %j, who wanted nothing in particular goes on to %s', async (language, next) => {
  await open(`google?${new URLSearchParams({ browser, language, next: '//evil.example' })}`)
  expect(await flows()).toMatchObject([{ next }])
})

test('a language that the shop has added is a place to go on to', async () => {
  await saveLanguage(shop.shop.db, { code: 'ar', name: 'العربية', direction: 'rtl' })
  shop.clock.moveOn(5_000)
  await open(`google?browser=${browser}&language=ar`)
  expect(await flows()).toMatchObject([{ next: '/ar' }])
})

test.each([
  [`twitter?browser=${browser}`, '/login?social=unavailable'],
  [`twitter?browser=${browser}&language=id`, '/id/login?social=unavailable'],
  [`__proto__?browser=${browser}`, '/login?social=unavailable'],
  [`facebook?browser=${browser}`, '/login?social=failed'],
  ['google', '/login?social=failed'],
  ['google?browser=short', '/login?social=failed'],
  [`twitter?browser=${browser}&next=/user/orders`, '/login?social=unavailable&next=%2Fuser%2Forders'],
])('%s leads to the sign-in page, which says why', async (path, location) => {
  const response = await open(path)
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(location)
  expect(await flows()).toEqual([])
})

test('a provider that the shop has turned off leads nobody away', async () => {
  await changeSettings(shop.shop.db, { googleLogin: false })
  shop.clock.moveOn(5_000)
  const response = await open(`google?browser=${browser}`)
  expect(response.headers.get('location')).toBe('/login?social=unavailable')
  await changeSettings(shop.shop.db, { googleLogin: true })
  shop.clock.moveOn(5_000)
})

test('asking for headers alone begins nothing', async () => {
  expect((await open(`google?browser=${browser}`, { method: 'HEAD' })).status).toBe(405)
  expect(await flows()).toEqual([])
})

test('a fault is logged, and leads to a page as well', async () => {
  await runSql(shop, 'alter table social_flows rename to flows_elsewhere')
  const response = await open(`google?browser=${browser}`)
  expect(response.headers.get('location')).toBe('/login?social=failed')
  expect(shop.logged()).toContainEqual(
    expect.objectContaining({ requestId: 'test-request', path: '/api/storefront/social/google' }),
  )
  await runSql(shop, 'alter table flows_elsewhere rename to social_flows')
})

test('a picture on another site begins nothing, and uses up no tries', async () => {
  const foreign = await open(`google?browser=${browser}`, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
  expect(foreign.headers.get('location')).toBe('/login?social=failed')
  expect(await flows()).toEqual([])
  expect(await runSql(shop, 'select 1 from rate_limits')).toEqual([])
})

test('who tries too often waits, on the sign-in page', async () => {
  await limitRequests(shop, 'sign-in', { requests: 1, seconds: 60 })
  await open(`google?browser=${browser}`)
  const response = await open(`google?browser=${browser}`)
  expect(response.headers.get('location')).toBe('/login?social=busy')
  expect(await flows()).toHaveLength(1)
})
