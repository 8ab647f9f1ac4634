/** The providers that can be asked, as people call them, by their names in the address. */
const names: Partial<Record<string, string>> = {
  stripe: 'Stripe',
  razorpay: 'Razorpay',
  paypal: 'PayPal',
  flutterwave: 'Flutterwave',
  iyzico: 'iyzico',
}

/** Who is asked about the payment; nothing where nobody has to be. */
export const providerName = (key: string): string | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined
