import type { PaymentKeys } from '../../../platform/payment-keys.ts'
import type { PaymentProvider, PaymentProviders } from '../payment-provider.ts'
import { answersInTime } from './answers-in-time.ts'
import { createFlutterwave } from './flutterwave.ts'
import { createIyzico } from './iyzico.ts'
import { createPaypal } from './paypal.ts'
import { createRazorpay } from './razorpay.ts'
import { createStripe } from './stripe.ts'

/** How the shop reaches a provider: over the web with its own keys, or by way of the sandbox. */
export interface ProviderSetup<Keys> {
  keys: Keys
  fetch: typeof fetch
  isSandbox: boolean
  /** Where the browser sends the form of a provider that is entered with one, if not to the provider's own address. */
  checkoutUrl?: string
  now?: () => Date
}

/** One without a setup takes nothing. */
export type ProviderSetups = {
  [Key in keyof PaymentKeys]: ProviderSetup<NonNullable<PaymentKeys[Key]>> | undefined
}

/** The providers that take money for this shop. */
export function createPaymentProviders(setups: ProviderSetups): PaymentProviders {
  const { stripe, razorpay, paypal, flutterwave, iyzico } = setups
  const made: (PaymentProvider | undefined)[] = [
    stripe && createStripe(stripe),
    razorpay && createRazorpay(razorpay),
    paypal && createPaypal(paypal),
    flutterwave && createFlutterwave(flutterwave),
    iyzico && createIyzico(iyzico),
  ]
  return new Map(made.flatMap((provider) => (provider ? [[provider.method, answersInTime(provider)]] : [])))
}
