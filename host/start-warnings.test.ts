import { readConfig } from '@gema/server/platform/config.ts'
import { expect, test } from 'vitest'
import { paymentWarnings, productionWarnings } from './start-warnings.ts'

const trial = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'w' }
const real = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'w' }

test.each([
  [{ DEMO: '0' }, []],
  [{ DEMO: '0', ...real }, []],
  [{ DEMO: '1' }, ['Payment sandbox']],
  [{ DEMO: '1', ...trial }, ['Payment sandbox']],
  [{ DEMO: '0', PAYMENT_SANDBOX: '1' }, ['Payment sandbox']],
  [{ DEMO: '0', ...trial }, ['Warning: the keys of Stripe are test keys']],
  [{ DEMO: '0', PAYMENT_SANDBOX: '1', ...real }, ['PAYMENT_SANDBOX is not heeded']],
])('whoever starts the shop with %j is told %j', (environment, beginnings) => {
  const warnings = paymentWarnings(readConfig(environment))
  expect(warnings.map((warning, nth) => warning.startsWith(beginnings[nth] ?? '?'))).toEqual(
    beginnings.map(() => true),
  )
})

const bare = { NODE_ENV: 'production', SITE_URL: 'https://shop.example', MAIL: 'off' }
const whole = {
  ...bare,
  SMTP_URL: 'smtp://mail.example',
  SECRET_KEY: 'thirty-two letters of pure chance',
  TRUST_PROXY: 'loopback',
  METRICS_TOKEN: 'sixteen-letters-!',
}
const warn = (environment: Record<string, string>, canBePaid = true) =>
  productionWarnings(readConfig(environment), { canBePaid }).map((line) => line.split(/[ :=]/)[0])

test('a shop in production is told of everything that it lacks', () => {
  expect(warn(bare, false)).toEqual(['MAIL', 'SECRET_KEY', 'TRUST_PROXY', 'No', 'METRICS_TOKEN'])
  expect(warn(bare)).toEqual(['MAIL', 'SECRET_KEY', 'TRUST_PROXY', 'METRICS_TOKEN'])
})

test('a shop that lacks nothing, a demo and a shop on this machine are told nothing', () => {
  expect(warn(whole)).toEqual([])
  expect(warn({ ...bare, DEMO: '1' }, false)).toEqual([])
  expect(warn({ DEMO: '0' }, false)).toEqual([])
})
