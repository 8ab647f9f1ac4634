import { basePath } from '@gema/contract/call-paths.ts'
import type { Envelope } from '@gema/contract/envelope.ts'
import type { TestShop } from './start-test-shop.ts'

/** What came back for a raw request: the HTTP side and the envelope. */
export interface RawAnswer {
  status: number
  headers: Headers
  envelope: Envelope
  /** The body as it came, to look for what must not be in it. */
  text: string
}

/** Sends a request that a well-behaved client never would to a call, and reads the envelope that must come back. */
export async function sendRaw(shop: TestShop, path: string, init: RequestInit = {}): Promise<RawAnswer> {
  const response = await shop.fetch(`${basePath}/${path}`, init)
  const text = await response.text()
  return { status: response.status, headers: response.headers, envelope: JSON.parse(text) as Envelope, text }
}

/** A POST with a body as it is, JSON or not. */
export const postedText = (body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
  // Node asks for this wherever a body is a stream.
  ...{ duplex: 'half' },
})
