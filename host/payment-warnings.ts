import type { Config } from '@gema/server/platform/config.ts'
import { providersOnTrial } from '@gema/server/platform/payment-keys.ts'
import { playsProviders } from './payment-sandbox-setup.ts'

/** What whoever starts the shop must know about its payments: where they look real and are not. */
export function paymentWarnings(config: Pick<Config, 'paymentSandbox' | 'demo' | 'payments'>): string[] {
  const trial = config.demo ? [] : providersOnTrial(config.payments)
  return [
    ...(trial.length > 0
      ? [`Warning: the keys of ${trial.join(', ')} are test keys. Orders are "paid" without any money.`]
      : []),
    ...(playsProviders(config)
      ? ['Payment sandbox: the shop plays the payment providers that have no keys. No money moves.']
      : []),
    ...(config.paymentSandbox && !playsProviders(config)
      ? ['PAYMENT_SANDBOX is not heeded: outside demo mode no payment is played beside providers with keys.']
      : []),
  ]
}
