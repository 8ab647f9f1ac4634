/** How the shop is known at the payment providers; one without keys is not set up. */
export interface PaymentKeys {
  stripe: { secretKey: string; webhookSecret: string } | undefined
  razorpay: { keyId: string; keySecret: string; webhookSecret: string } | undefined
  paypal: { apiUrl: string; clientId: string; clientSecret: string; webhookId: string } | undefined
  flutterwave: { secretKey: string; webhookHash: string } | undefined
  iyzico: { apiUrl: string; apiKey: string; secretKey: string } | undefined
}

interface KeysGiven {
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  RAZORPAY_KEY_ID?: string | undefined
  RAZORPAY_KEY_SECRET?: string | undefined
  RAZORPAY_WEBHOOK_SECRET?: string | undefined
  PAYPAL_API_URL: string
  PAYPAL_CLIENT_ID?: string | undefined
  PAYPAL_CLIENT_SECRET?: string | undefined
  PAYPAL_WEBHOOK_ID?: string | undefined
  FLUTTERWAVE_SECRET_KEY?: string | undefined
  FLUTTERWAVE_WEBHOOK_HASH?: string | undefined
  IYZICO_API_URL: string
  IYZICO_API_KEY?: string | undefined
  IYZICO_SECRET_KEY?: string | undefined
}

const needed = {
  Stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  Razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  PayPal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  Flutterwave: ['FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_WEBHOOK_HASH'],
  iyzico: ['IYZICO_API_KEY', 'IYZICO_SECRET_KEY'],
} as const satisfies Record<string, readonly (keyof KeysGiven)[]>

/** What is missing at providers that have some of their keys: one that was meant to take money would be away unnoticed. */
export const missingKeysOf = (given: KeysGiven): (keyof KeysGiven)[] =>
  Object.values(needed).flatMap((names) => {
    const missing = names.filter((name) => given[name] === undefined)
    return missing.length < names.length ? missing : []
  })

export const hasPaymentKeys = (payments: PaymentKeys): boolean =>
  Object.values(payments).some((keys) => keys !== undefined)

/** The providers whose keys are for trying out: they take no money, whatever a shopper is shown. */
export function providersOnTrial({ stripe, razorpay, paypal, flutterwave, iyzico }: PaymentKeys): string[] {
  const isTrial = {
    Stripe: /^[a-z]+_test_/.test(stripe?.secretKey ?? ''),
    Razorpay: razorpay?.keyId.startsWith('rzp_test_'),
    PayPal: /\bsandbox\b/.test(paypal?.apiUrl ?? ''),
    Flutterwave: flutterwave?.secretKey.startsWith('FLWSECK_TEST'),
    iyzico: /\bsandbox\b/.test(iyzico?.apiUrl ?? ''),
  }
  return Object.entries(isTrial).flatMap(([name, is]) => (is ? [name] : []))
}

/** The keys of each provider, where all that it needs are there. */
export const paymentKeysOf = (given: KeysGiven): PaymentKeys => ({
  stripe: whole({ secretKey: given.STRIPE_SECRET_KEY, webhookSecret: given.STRIPE_WEBHOOK_SECRET }),
  razorpay: whole({
    keyId: given.RAZORPAY_KEY_ID,
    keySecret: given.RAZORPAY_KEY_SECRET,
    webhookSecret: given.RAZORPAY_WEBHOOK_SECRET,
  }),
  paypal: whole({
    apiUrl: given.PAYPAL_API_URL,
    clientId: given.PAYPAL_CLIENT_ID,
    clientSecret: given.PAYPAL_CLIENT_SECRET,
    webhookId: given.PAYPAL_WEBHOOK_ID,
  }),
  flutterwave: whole({
    secretKey: given.FLUTTERWAVE_SECRET_KEY,
    webhookHash: given.FLUTTERWAVE_WEBHOOK_HASH,
  }),
  iyzico: whole({
    apiUrl: given.IYZICO_API_URL,
    apiKey: given.IYZICO_API_KEY,
    secretKey: given.IYZICO_SECRET_KEY,
  }),
})

function whole<Keys extends Record<string, string | undefined>>(
  keys: Keys,
): { [Name in keyof Keys]: string } | undefined {
  const isWhole = (given: Keys): given is Keys & { [Name in keyof Keys]: string } =>
    Object.values(given).every((value) => value !== undefined)
  return isWhole(keys) ? keys : undefined
}
