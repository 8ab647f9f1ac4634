import type { PaymentSandbox } from '@gema/demo/payments/payment-sandbox.ts'
import { createPaymentProviders, type PaymentProviders } from '@gema/server/modules/payments/payments.ts'
import type { Config } from '@gema/server/platform/config.ts'

/** Who takes money: providers with the keys of this shop; those without are played by the sandbox, where there is one. */
export function openPaymentProviders(
  { payments }: Pick<Config, 'payments'>,
  sandbox: PaymentSandbox | undefined,
): PaymentProviders {
  const own = <Keys>(keys: Keys | undefined) => keys && { keys, fetch, isSandbox: false }
  return createPaymentProviders({
    stripe: own(payments.stripe) ?? sandbox?.setups.stripe,
    razorpay: own(payments.razorpay) ?? sandbox?.setups.razorpay,
    paypal: own(payments.paypal) ?? sandbox?.setups.paypal,
    flutterwave: own(payments.flutterwave) ?? sandbox?.setups.flutterwave,
    iyzico: own(payments.iyzico) ?? sandbox?.setups.iyzico,
  })
}

/** Where pages of the shop may send forms to, besides the shop itself: Razorpay's page is entered with one. */
export const formTargetsOf = (providers: PaymentProviders): string[] =>
  providers.get(1)?.isSandbox === false ? ['https://*.razorpay.com'] : []
