import type { PaymentKeys } from '@gema/server/platform/payment-keys.ts'

/** Every provider has its keys. */
export type AllKeys = { [Provider in keyof PaymentKeys]: NonNullable<PaymentKeys[Provider]> }

/**
 * How the shop is known at the played providers. They are no secrets: whoever may open a hosted page of the sandbox may
 * pay on it as well, and no real provider knows them.
 */
export const sandboxKeys = {
  stripe: { secretKey: 'sk_test_gema_sandbox', webhookSecret: 'whsec_gema_sandbox' },
  razorpay: {
    keyId: 'rzp_test_gema_sandbox',
    keySecret: 'razorpay-sandbox-secret',
    webhookSecret: 'razorpay-sandbox-webhook-secret',
  },
  paypal: {
    apiUrl: 'https://api-m.paypal.com',
    clientId: 'gema-sandbox',
    clientSecret: 'paypal-sandbox-secret',
    webhookId: 'WH-GEMA-SANDBOX',
  },
  flutterwave: { secretKey: 'FLWSECK_TEST-gema-sandbox', webhookHash: 'flutterwave-sandbox-hash' },
  iyzico: {
    apiUrl: 'https://api.iyzipay.com',
    apiKey: 'sandbox-gema',
    secretKey: 'iyzico-sandbox-secret',
  },
} as const satisfies AllKeys
