import type { PaymentSandbox } from '@gema/demo/payments/payment-sandbox.ts'
import { networkOf } from '@gema/server/http/network-of.ts'
import { countInMemory } from '@gema/server/http/rate-limit.ts'
import type { RequestBindings } from '@gema/server/http/request-bindings.ts'
import type { Clock } from '@gema/server/platform/clock.ts'

export interface LimitedSandbox extends PaymentSandbox {
  respond(request: Request, bindings?: Pick<RequestBindings, 'remoteAddress'>): Promise<Response | undefined>
}

export const ownMarkHeader = 'x-gema-sandbox'

const limit = { requests: 600, seconds: 60 }

/** Each network opens so many pages of the sandbox a minute; what the shop itself asks of it is not counted. */
export function limitSandbox(
  sandbox: PaymentSandbox,
  { clock, ownMark }: { clock: Clock; ownMark: string },
): LimitedSandbox {
  const count = countInMemory(clock)
  return {
    ...sandbox,
    async respond(request, bindings) {
      const isElsewhere = !new URL(request.url).pathname.startsWith('/demo/payments')
      if (isElsewhere || request.headers.get(ownMarkHeader) === ownMark) return sandbox.respond(request)
      const wait = await count(networkOf(bindings?.remoteAddress ?? 'unknown'), limit)
      if (wait === 0) return sandbox.respond(request)
      return new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } })
    },
  }
}
