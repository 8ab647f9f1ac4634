import { expect, test } from 'vitest'
import { hasPaymentKeys, paymentKeysOf, providersOnTrial } from './payment-keys.ts'

const addresses = { PAYPAL_API_URL: 'https://api-m.paypal.com', IYZICO_API_URL: 'https://api.iyzipay.com' }
const real = {
  ...addresses,
  ...{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_test_1' },
  ...{ RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'k', RAZORPAY_WEBHOOK_SECRET: 'k' },
  ...{ PAYPAL_CLIENT_ID: 'k', PAYPAL_CLIENT_SECRET: 'k', PAYPAL_WEBHOOK_ID: 'k' },
  ...{ FLUTTERWAVE_SECRET_KEY: 'FLWSECK-1', FLUTTERWAVE_WEBHOOK_HASH: 'k' },
  ...{ IYZICO_API_KEY: 'k', IYZICO_SECRET_KEY: 'k' },
}

test.each([
  [{}, []],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, ['Stripe']],
  [{ STRIPE_SECRET_KEY: 'rk_test_1' }, ['Stripe']],
  [{ RAZORPAY_KEY_ID: 'rzp_test_1' }, ['Razorpay']],
  [{ PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' }, ['PayPal']],
  [{ FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-1' }, ['Flutterwave']],
  [{ IYZICO_API_URL: 'https://sandbox-api.iyzipay.com' }, ['iyzico']],
])('with %j the providers on trial are %j', (change, names) => {
  expect(providersOnTrial(paymentKeysOf({ ...real, ...change }))).toEqual(names)
})

test('a shop has keys as soon as one provider has', () => {
  expect(hasPaymentKeys(paymentKeysOf(addresses))).toBe(false)
  expect(hasPaymentKeys(paymentKeysOf({ ...addresses, IYZICO_API_KEY: 'k', IYZICO_SECRET_KEY: 'k' }))).toBe(
    true,
  )
  expect(providersOnTrial(paymentKeysOf(addresses))).toEqual([])
})
