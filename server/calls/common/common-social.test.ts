import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../../modules/settings/settings.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import { presentSetting } from './present-setting.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

test.each([
  { wanted: ['google', 'facebook'], hasKeys: ['google', 'facebook'], shown: [true, true] },
  { wanted: ['google', 'facebook'], hasKeys: ['google'], shown: [true, false] },
  { wanted: ['facebook'], hasKeys: ['google', 'facebook'], shown: [false, true] },
  { wanted: ['google', 'facebook'], hasKeys: [], shown: [false, false] },
])('a sign-in button needs the wish of the shop and its keys: $wanted, $hasKeys', async (given) => {
  const { wanted, hasKeys, shown } = given
  const wishes = { googleLogin: wanted.includes('google'), facebookLogin: wanted.includes('facebook') }
  const settings = { ...(await readSettings(shop.shop.db)), ...wishes }
  const social = { has: (provider: string) => hasKeys.includes(provider) }
  const setting = presentSetting(settings, { language: 'en', siteUrl: 'https://shop.example', social })
  expect([setting.google_login, setting.facebook_login]).toEqual(shown)
})
