import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { PaymentKeys } from '../../../platform/payment-keys.ts'
import { ProviderDown } from '../payment-provider.ts'
import { askProvider, type ProviderFetch } from './provider-fetch.ts'
import { inShape } from './provider-json.ts'

export type IyzicoKeys = NonNullable<PaymentKeys['iyzico']>

export interface IyzicoSetup {
  keys: IyzicoKeys
  fetch: ProviderFetch
  isSandbox: boolean
}

const envelope = z.looseObject({
  status: z.string(),
  errorCode: z.string().optional(),
  errorMessage: z.string().optional(),
})

export type IyzicoAnswer = z.output<typeof envelope>

/** Posts a body, or gets an address without one. */
export type IyzicoApi = (path: string, body?: object) => Promise<IyzicoAnswer>

// A fault of iyzico's own (1, 2), or keys that it does not know: neither says anything about a payment.
const saysNothing = ['1', '2', '1000', '1001']

/** Calls iyzico, each request signed by itself. */
export function createIyzicoApi({ keys, fetch }: IyzicoSetup): IyzicoApi {
  return async (path, given) => {
    const body = given === undefined ? undefined : JSON.stringify(given)
    const randomKey = randomBytes(12).toString('hex')
    const { body: answer } = await askProvider(fetch, {
      method: body === undefined ? 'GET' : 'POST',
      url: keys.apiUrl + path,
      headers: {
        Authorization: `IYZWSv2 ${authorization({ keys, randomKey, path, body })}`,
        'x-iyzi-rnd': randomKey,
        'Content-Type': 'application/json',
      },
      ...(body !== undefined && { body }),
    })
    const read = inShape(envelope, answer)
    if (read.status === 'success' || !saysNothing.includes(read.errorCode ?? '')) return read
    throw new ProviderDown(`iyzico does not answer: ${read.errorCode} ${read.errorMessage}`)
  }
}

interface Signed {
  keys: IyzicoKeys
  randomKey: string
  path: string
  body: string | undefined
}

/** The path is signed without what is asked behind it. */
function authorization({ keys, randomKey, path, body = '' }: Signed): string {
  const [uri] = path.split('?')
  const signature = createHmac('sha256', keys.secretKey).update(`${randomKey}${uri}${body}`).digest('hex')
  return Buffer.from(`apiKey:${keys.apiKey}&randomKey:${randomKey}&signature:${signature}`).toString('base64')
}
