import { createDemoIdentity } from '@gema/demo/identity/demo-identity.ts'
import { systemClock } from '@gema/server/platform/clock.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { expect, test } from 'vitest'
import { openSocialProviders } from './social-setup.ts'

const keys = { clientId: 'the-shop', clientSecret: 'the-secret' }
const log = createLog('silent')
const standIns = createDemoIdentity({ siteUrl: 'https://shop.example', clock: systemClock })
const leaving = {
  ...{ state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) },
  ...{ redirectUri: 'https://shop.example/social-callback', language: 'en' },
}

test('without keys and without the demo nobody signs in elsewhere', () => {
  const social = openSocialProviders({ google: undefined, facebook: undefined }, log, undefined)
  expect([social.has('google'), social.has('facebook')]).toEqual([false, false])
})

test('in the demo a stand-in takes the place of who has no keys, and of nobody else', async () => {
  const social = openSocialProviders({ google: undefined, facebook: keys }, log, standIns)
  const google = await social.signInUrl('google', leaving)
  expect(google).toContain('https://shop.example/demo/identity/google/authorize?')
  expect(await social.signInUrl('facebook', leaving)).toContain('https://www.facebook.com/')
})
