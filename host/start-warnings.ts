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

/** Returns what a shop that customers reach lacks, as sentences that say what to do. A demo lacks nothing. */
export function productionWarnings(config: Config, { canBePaid }: { canBePaid: boolean }): string[] {
  if (!config.production) return []
  const missing: [boolean, string][] = [
    [config.smtpUrl === undefined, 'MAIL=off: customers get no codes, receipts and links. Set SMTP_URL.'],
    [
      config.secretKey === undefined,
      'SECRET_KEY is not set: other machines cannot read what this one encrypts. Set the same key on all of them.',
    ],
    [
      config.siteUrl.startsWith('https:') && config.trustedProxies.length === 0,
      'TRUST_PROXY is not set: behind a proxy all visitors share one address and its limits. Name the proxy.',
    ],
    [
      !canBePaid,
      'No payment method is set up: nobody can order. Set the keys of a provider, or a bank account.',
    ],
    [config.metricsToken === undefined, 'METRICS_TOKEN is not set: only this machine may read /metrics.'],
  ]
  return missing.filter(([isMissing]) => isMissing).map(([, sentence]) => sentence)
}
