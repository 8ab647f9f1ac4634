import { z } from 'zod'
import type { PaymentKeys } from '../../../platform/payment-keys.ts'
import { ProviderDown } from '../payment-provider.ts'
import { askProvider, type ProviderAnswer, type ProviderFetch } from './provider-fetch.ts'
import { inShape } from './provider-json.ts'

export interface PaypalSetup {
  keys: NonNullable<PaymentKeys['paypal']>
  fetch: ProviderFetch
  isSandbox: boolean
  now?: () => Date
}

interface PaypalCall {
  method: 'GET' | 'POST'
  path: string
  body?: string
  /** The same id twice is done once. */
  requestId?: string
}

export type PaypalApi = (call: PaypalCall) => Promise<ProviderAnswer>

const tokenShape = z.object({ access_token: z.string(), expires_in: z.string() })

interface Token {
  value: Promise<string>
  endsAt: number
}

/** A token is renewed this long before it ends, so that none ends on its way. */
const margin = 60_000

/** Calls PayPal with a token that is fetched when it is first needed and kept as long as it holds. */
export function createPaypalApi({ keys, fetch, now = () => new Date() }: PaypalSetup): PaypalApi {
  let token: Token | undefined
  const fetchToken = async (kept: Token): Promise<string> => {
    const basic = Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')
    const { status, body } = await askProvider(fetch, {
      method: 'POST',
      url: `${keys.apiUrl}/v1/oauth2/token`,
      headers: { Authorization: `Basic ${basic}`, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    })
    if (status !== 200) throw new ProviderDown(`PayPal gives no token: ${status}`)
    const given = inShape(tokenShape, body)
    kept.endsAt = now().getTime() + Number(given.expires_in) * 1000 - margin
    return given.access_token
  }
  const currentToken = (): Token => {
    if (token !== undefined && token.endsAt > now().getTime()) return token
    // Kept before it is there: whoever needs it meanwhile waits for the same one.
    const fresh: Token = { value: Promise.resolve(''), endsAt: Number.POSITIVE_INFINITY }
    fresh.value = fetchToken(fresh).catch((error: unknown) => {
      forget(fresh)
      throw error
    })
    token = fresh
    return fresh
  }
  const forget = (held: Token): void => {
    if (token === held) token = undefined
  }
  const callOnce = async ({ method, path, body, requestId }: PaypalCall, held: Token) =>
    askProvider(fetch, {
      method,
      url: keys.apiUrl + path,
      headers: {
        Authorization: `Bearer ${await held.value}`,
        'Content-Type': 'application/json',
        ...(requestId !== undefined && { 'PayPal-Request-Id': requestId }),
      },
      ...(body !== undefined && { body }),
    })
  return async (call) => {
    const held = currentToken()
    const answer = await callOnce(call, held)
    if (answer.status !== 401) return answer
    // A token can end before its time.
    forget(held)
    const again = await callOnce(call, currentToken())
    if (again.status === 401) throw new ProviderDown('PayPal does not know this shop')
    return again
  }
}
