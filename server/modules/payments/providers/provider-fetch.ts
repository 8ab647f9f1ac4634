import { ProviderDown } from '../payment-provider.ts'
import { readProviderJson } from './provider-json.ts'

/** How an adapter reaches its provider: the web, or the sandbox. */
export type ProviderFetch = (request: Request, init: { signal: AbortSignal }) => Promise<Response>

export interface ProviderRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
}

export interface ProviderAnswer {
  status: number
  /** Its numbers are texts. */
  body: unknown
}

/** A shopper is waiting: whoever takes longer is not there. */
const usualPatienceMs = 10_000

/** Asks a provider. Whatever says nothing about the payment itself is `ProviderDown`; a refusal is an answer. */
export async function askProvider(
  fetch: ProviderFetch,
  request: ProviderRequest,
  patienceMs = usualPatienceMs,
): Promise<ProviderAnswer> {
  const { host, pathname } = new URL(request.url)
  const signal = AbortSignal.timeout(patienceMs)
  const { status, text } = await reach(fetch, request, signal).catch((cause: unknown) => {
    throw new ProviderDown(`${host} cannot be reached`, { cause })
  })
  if (status >= 500 || status === 429) throw new ProviderDown(`${host}${pathname} answered ${status}`)
  const body = readProviderJson(text)
  if (body === undefined) throw new ProviderDown(`${host}${pathname} answered ${status} without JSON`)
  return { status, body }
}

async function reach(
  fetch: ProviderFetch,
  { method, url, headers, body }: ProviderRequest,
  signal: AbortSignal,
) {
  // The signal stands beside the request: the one inside is forgotten with the request, which nobody holds meanwhile.
  const response = await fetch(new Request(url, { method, headers, body }), { signal })
  return { status: response.status, text: await response.text() }
}
