import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '../platform/clock.ts'
import { postedText, sendRaw } from '../testing/a-request.ts'
import { limitRequests } from '../testing/limit-requests.ts'
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts'
import { countInDatabase, countInMemory, forgetOldCounts } from './rate-limit.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(async () => {
  await shop.database.session((run) => run('truncate rate_limits'))
})
afterAll(() => shop.close())

const wrong = { email: 'nobody@surel.example', password: 'not this one' }

test('whoever tries to sign in too often is told when to come back, and may then', async () => {
  await limitRequests(shop, 'sign-in', { requests: 2, seconds: 600 })
  const ask = shop.askAs({ address: '203.0.113.50' })
  expect(await ask('userLogin', wrong)).toMatchObject({ code: 201 })
  shop.clock.moveOn(60_000)
  expect(await ask('userLogin', wrong)).toMatchObject({ code: 201 })
  expect(await ask('userLogin', wrong)).toMatchObject({
    ok: false,
    code: 429,
    retryAfter: 540,
    message: 'Too many attempts. Try again in 540 seconds.',
  })
  shop.clock.moveOn(539_000)
  expect(await ask('userLogin', wrong)).toMatchObject({ code: 429, retryAfter: 1 })
  shop.clock.moveOn(1_000)
  expect(await ask('userLogin', wrong)).toMatchObject({ code: 201 })
})

test('the limit is told in Indonesian too, and as a header', async () => {
  await limitRequests(shop, 'sign-in', { requests: 1, seconds: 30 })
  const request = () => sendRaw(shop, 'user/login', postedText(JSON.stringify(wrong), { Language: 'id' }))
  await request()
  const refused = await request()
  expect(refused).toMatchObject({ status: 429, envelope: { status: 429, data: null } })
  expect(refused.headers.get('retry-after')).toBe('30')
  expect(refused.envelope.meta.message).toBe('Terlalu banyak percobaan. Coba lagi dalam 30 detik.')
})

test('one address at its limit does not keep another one out, nor itself from reading', async () => {
  await limitRequests(shop, 'sign-in', { requests: 1, seconds: 600 })
  const busy = shop.askAs({ address: '203.0.113.51' })
  await busy('userLogin', wrong)
  expect(await busy('userLogin', wrong)).toMatchObject({ code: 429 })
  expect(await busy('common', {})).toMatchObject({ ok: true })
  expect(await shop.askAs({ address: '203.0.113.52' })('userLogin', wrong)).toMatchObject({ code: 201 })
})

test('a limit that is raised in the settings holds within seconds', async () => {
  await limitRequests(shop, 'form', { requests: 1, seconds: 600 })
  const ask = shop.askAs({ address: '203.0.113.53' })
  await ask('newsletterLeave', { token: 'unknown' })
  expect(await ask('newsletterLeave', { token: 'unknown' })).toMatchObject({ code: 429 })
  await limitRequests(shop, 'form', { requests: 10, seconds: 600 })
  expect(await ask('newsletterLeave', { token: 'unknown' })).toMatchObject({ code: 201 })
})

test('reading has a limit as well', async () => {
  await limitRequests(shop, 'reading', { requests: 2, seconds: 60 })
  const ask = shop.askAs({ address: '203.0.113.54' })
  const codes = [await ask('common', {}), await ask('common', {}), await ask('common', {})].map(
    ({ ok }) => ok,
  )
  expect(codes).toEqual([true, true, false])
  await limitRequests(shop, 'reading', { requests: 3_000, seconds: 60 })
})

test('our own pages use up nobody’s share', async () => {
  await limitRequests(shop, 'reading', { requests: 1, seconds: 60 })
  const read = () =>
    shop.app.fetch(new Request('https://shop.example/api/storefront/common'), {
      requestId: 'page',
      remoteAddress: '203.0.113.55',
      inProcess: true,
    })
  expect([(await read()).status, (await read()).status, (await read()).status]).toEqual([200, 200, 200])
  await limitRequests(shop, 'reading', { requests: 3_000, seconds: 60 })
})

test.each([
  ['in the database', () => countInDatabase(shop.shop.db, shop.clock)],
  ['in memory', () => countInMemory(shop.clock)],
])('of fifty requests at once, counted %s, exactly as many pass as may', async (_where, counter) => {
  const count = counter()
  const limit = { requests: 20, seconds: 60 }
  const waits = await Promise.all(Array.from({ length: 50 }, () => count('someone', limit)))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
  expect(waits.filter((wait) => wait === 60)).toHaveLength(30)
  expect(await count('someone else', limit)).toBe(0)
})

test('all processes of a shop count together', async () => {
  const limit = { requests: 1, seconds: 60 }
  expect(await countInDatabase(shop.shop.db, shop.clock)('together', limit)).toBe(0)
  expect(await countInDatabase(shop.shop.db, shop.clock)('together', limit)).toBe(60)
})

// The embedded database has the clock of its process.
const servers = [inject('serverUrl')].filter((url) => url !== undefined)
test.each(servers)(
  'a machine whose clock is ahead neither lengthens the wait of anybody nor forgets their counts',
  async () => {
    const limit = { requests: 1, seconds: 60 }
    const count = countInDatabase(shop.shop.db, systemClock)
    expect(await count('begun here', limit)).toBe(0)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    await forgetOldCounts(shop.shop.db, systemClock)
    expect(await count('begun here', limit)).toBeGreaterThan(0)
    expect(await count('begun ahead', limit)).toBe(0)
    vi.useRealTimers()
    expect(await count('begun ahead', limit)).toBeLessThanOrEqual(60)
    expect(await count('begun here', limit)).toBeLessThanOrEqual(60)
  },
)

test('clearing up forgets what is over and nothing else', async () => {
  const count = countInDatabase(shop.shop.db, shop.clock)
  await count('over soon', { requests: 1, seconds: 10 })
  await count('over later', { requests: 1, seconds: 100 })
  shop.clock.moveOn(20_000)
  await forgetOldCounts(shop.shop.db, shop.clock)
  const { rows } = await shop.database.session((run) => run('select key from rate_limits', []))
  expect(rows).toEqual([{ key: 'over later' }])
})

test('in memory the oldest counts are forgotten, and no request has to look through all of them', async () => {
  const count = countInMemory(shop.clock)
  const limit = { requests: 1, seconds: 60 }
  await count('known first', limit)
  for (let place = 0; place < 50_000; place += 1) await count(`network ${place}`, limit)
  expect(await count('network 49999', limit)).toBe(60)
  expect(await count('known first', limit)).toBe(0)
})
