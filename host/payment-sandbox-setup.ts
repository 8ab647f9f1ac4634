import { randomUUID } from 'node:crypto'
import { isIPv6 } from 'node:net'
import path from 'node:path'
import { createPaymentSandbox } from '@gema/demo/payments/payment-sandbox.ts'
import { sandboxFiles } from '@gema/demo/payments/sandbox-store.ts'
import type { Clock } from '@gema/server/platform/clock.ts'
import type { Config } from '@gema/server/platform/config.ts'
import { hasPaymentKeys } from '@gema/server/platform/payment-keys.ts'
import { type LimitedSandbox, limitSandbox, ownMarkHeader } from './payment-sandbox-limit.ts'

export interface OpenSandbox {
  sandbox: LimitedSandbox
  /** Shop and sandbox speak over the port that they both stand behind. */
  listensOn(port: number): void
}

type SandboxConfig = Pick<Config, 'paymentSandbox' | 'demo' | 'payments' | 'siteUrl' | 'dataDir' | 'host'>

/** Whether providers are played. A shop that takes real money offers no played payment beside it: only a demo may. */
export const playsProviders = ({
  paymentSandbox,
  demo,
  payments,
}: Pick<Config, 'paymentSandbox' | 'demo' | 'payments'>): boolean =>
  paymentSandbox && (demo || !hasPaymentKeys(payments))

/** The payment sandbox of this process, where the settings want one. */
export function openPaymentSandbox(config: SandboxConfig, clock: Clock): OpenSandbox | undefined {
  if (!playsProviders(config)) return undefined
  let origin: string | undefined
  // Told by the shop's own requests, so that they are not counted among those of visitors.
  const ownMark = randomUUID()
  const sandbox = createPaymentSandbox({
    pagesUrl: `${config.siteUrl}/demo/payments`,
    store: sandboxFiles(path.join(config.dataDir, 'sandbox')),
    now: () => clock.now(),
    // Real requests, as to a real provider: nothing that works here works only because both are one process.
    send: async (to, init) => {
      if (origin === undefined) throw new Error('nobody listens yet')
      const headers = new Headers(init.headers)
      headers.set(ownMarkHeader, ownMark)
      const usual: RequestInit = { signal: AbortSignal.timeout(10_000), redirect: 'manual' }
      return fetch(`${origin}${to}`, { ...usual, ...init, headers })
    },
  })
  return {
    sandbox: limitSandbox(sandbox, { clock, ownMark }),
    listensOn: (port) => {
      origin = `http://${ownAddress(config.host)}:${port}`
    },
  }
}

/** Whoever listens everywhere listens on this machine's own address too. */
function ownAddress(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return isIPv6(host) ? `[${host}]` : host
}
