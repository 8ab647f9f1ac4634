import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import { changeSettings, readSettings } from './settings.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
afterAll(() => shop.close())

const settings = () => readSettings(shop.shop.db)

test.each([
  '6281255500188',
  '123',
  'true',
  'null',
  '"quoted"',
  '{"a":1}',
  '',
  ' ',
  "it's; drop table settings",
])('the text %j comes back as the same text', async (text) => {
  await changeSettings(shop.shop.db, { whatsapp: text })
  expect((await settings()).whatsapp).toBe(text)
})

test('switches, figures and lists come back as they were set', async () => {
  const changed = {
    guestCheckout: false,
    currencyPosition: 2 as const,
    headerLogo: null,
    paymentLogos: ['Visa', '123'],
    tagline: { en: '42', id: 'null' },
  }
  await changeSettings(shop.shop.db, changed)
  expect(await settings()).toMatchObject(changed)
})

test('changing one setting leaves the others alone', async () => {
  await changeSettings(shop.shop.db, { email: 'halo@shop.example' })
  const before = await settings()
  await changeSettings(shop.shop.db, { phone: '021' })
  expect(await settings()).toEqual({ ...before, phone: '021' })
  await changeSettings(shop.shop.db, {})
  expect(await settings()).toEqual({ ...before, phone: '021' })
})

test('a rate limit that the stored ones do not name yet has its default', async () => {
  const stored = JSON.stringify({ 'sign-in': { requests: 5, seconds: 60 } })
  const save = 'insert into settings (name, value) values ($1, $2::jsonb)'
  await shop.database.session((run) => run(save, ['rateLimits', stored]))
  const { rateLimits } = await settings()
  expect(rateLimits['sign-in']).toEqual({ requests: 5, seconds: 60 })
  expect(rateLimits.reading.requests).toBeGreaterThan(0)
  shop.clock.moveOn(5_000)
  expect(await shop.askAs()('common', {})).toMatchObject({ ok: true })
})
