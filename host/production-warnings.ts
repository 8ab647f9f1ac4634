import type { Config } from '@gema/server/platform/config.ts'

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
      config.siteUrl.startsWith('https:') && config.trustProxy.length === 0,
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
