import type { z } from 'zod'
import { ProviderDown } from '../payment-provider.ts'

/** Razorpay has understood, and says no. */
export class RazorpayRefusal extends Error {
  override name = 'RazorpayRefusal'
}

export interface RazorpayRequest {
  path: string
  body?: object
  headers?: Record<string, string>
}

export type AskRazorpay = <Answer extends z.ZodType>(
  request: RazorpayRequest,
  shape: Answer,
) => Promise<z.output<Answer>>

const origin = 'https://api.razorpay.com'

/** Speaks to Razorpay's API. Where nothing can be known, it throws `ProviderDown`. */
export function createRazorpayApi(
  keys: { keyId: string; keySecret: string },
  fetch: typeof globalThis.fetch,
): AskRazorpay {
  const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`
  return async ({ path, body, headers }, shape) => {
    try {
      const response = await fetch(`${origin}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { Authorization: authorization, 'Content-Type': 'application/json', ...headers },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      })
      const answer: unknown = await response.json()
      if (response.ok) return shape.parse(answer)
      // 400 is about what was asked; the rest is about keys, load and faults, and may be otherwise next time.
      const refused = response.status === 400 ? RazorpayRefusal : ProviderDown
      throw new refused(`Razorpay: ${descriptionOf(answer) ?? response.status}`)
    } catch (error) {
      if (error instanceof RazorpayRefusal || error instanceof ProviderDown) throw error
      throw new ProviderDown('Razorpay could not be reached', { cause: error })
    }
  }
}

function descriptionOf(answer: unknown): string | undefined {
  const { error } = (answer ?? {}) as { error?: { description?: unknown } }
  return typeof error?.description === 'string' ? error.description : undefined
}
