import { randomUUID } from 'node:crypto'
import type { SandboxPayment, SandboxProvider } from './sandbox-provider.ts'

/** Sends a request to the shop, by a path of its own. */
export type SendToShop = (path: string, init: RequestInit) => Promise<Response>

/** Does something later, and keeps no process from stopping. */
export type DoAfter = (milliseconds: number, work: () => Promise<void>) => void

/** A message that did not arrive is sent again after these times, as providers do. */
const again = [5_000, 60_000]

export interface SandboxWebhooks {
  /** Tells the shop what has become of a payment: the same message as many times as wished. */
  tell(provider: SandboxProvider, payment: SandboxPayment, times?: number): Promise<void>
}

/** Sends the signed webhooks of the sandbox. */
export function createSandboxWebhooks({
  now,
  send,
  after,
}: {
  now: () => Date
  send: SendToShop
  after: DoAfter
}): SandboxWebhooks {
  return {
    async tell(provider, payment, times = 1) {
      const eventId = `evt_${randomUUID().replaceAll('-', '')}`
      const deliver = async (pauses: number[]): Promise<void> => {
        // Signed anew each time: a signature holds for some minutes only.
        const { headers, body } = provider.webhook(payment, { eventId, at: now() })
        const path = `/api/payments/${provider.key}/webhook`
        const arrived = await send(path, { method: 'POST', headers, body }).then(
          (response) => response.ok,
          () => false,
        )
        const [pause, ...rest] = pauses
        if (!arrived && pause !== undefined) after(pause, () => deliver(rest))
      }
      await Promise.all(Array.from({ length: times }, () => deliver(again)))
    },
  }
}
