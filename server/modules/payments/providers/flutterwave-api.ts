import { z } from 'zod'
import type { PaymentKeys } from '../../../platform/payment-keys.ts'
import { ProviderDown } from '../payment-provider.ts'
import { askProvider, type ProviderFetch } from './provider-fetch.ts'
import { inShape } from './provider-json.ts'

export interface FlutterwaveSetup {
  keys: NonNullable<PaymentKeys['flutterwave']>
  fetch: ProviderFetch
  isSandbox: boolean
  now?: () => Date
}

const envelope = z.object({ status: z.string(), message: z.string().default(''), data: z.unknown() })

export type FlutterwaveAnswer = { data: unknown } | { refused: string }

export type FlutterwaveApi = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<FlutterwaveAnswer>

/** Calls Flutterwave; a refusal is its sentence about it. */
export function createFlutterwaveApi({ keys, fetch }: FlutterwaveSetup): FlutterwaveApi {
  return async (method, path, body) => {
    const answer = await askProvider(fetch, {
      method,
      url: `https://api.flutterwave.com/v3${path}`,
      headers: { Authorization: `Bearer ${keys.secretKey}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (answer.status === 401 || answer.status === 403) {
      throw new ProviderDown('Flutterwave does not know this shop')
    }
    const { status, message, data } = inShape(envelope, answer.body)
    return answer.status < 300 && status === 'success' ? { data } : { refused: message }
  }
}
