import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'
import { beginSocialSignIn, createSocialProviders, forgetOldFlows } from './identity.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

test('a sign-in that nobody has come back from is forgotten once its time is over', async () => {
  const { db, clock } = shop.shop
  const issuer = 'https://sign-in.example'
  const metadata = { authorization_endpoint: `${issuer}/authorize` }
  const keys = { clientId: 'the-shop', clientSecret: 'the-secret' }
  const setups = { google: { issuer, metadata, keys, scope: 'openid' } }
  const social = createSocialProviders(setups, createLog('silent'))
  const around = { clock, social, siteUrl: 'https://shop.example' }
  const wish = { provider: 'google', next: undefined, language: 'en' } as const
  await beginSocialSignIn(db, around, { ...wish, browserHash: 'an old one' })
  shop.clock.moveOn(10 * 60 * 1000)
  await beginSocialSignIn(db, around, { ...wish, browserHash: 'a new one' })
  await forgetOldFlows(db, clock)
  expect(await runSql(shop, 'select browser_hash from social_flows')).toEqual([{ browser_hash: 'a new one' }])
})
