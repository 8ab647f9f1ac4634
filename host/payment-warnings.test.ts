import { readConfig } from '@gema/server/platform/config.ts'
import { expect, test } from 'vitest'
import { paymentWarnings } from './payment-warnings.ts'

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
