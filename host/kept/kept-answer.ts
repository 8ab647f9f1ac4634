import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { RenderedPage } from '@gema/storefront/app/render-pages.ts'
import { compress, type Encoding, encodingFor, isWorthCompressing } from '../compression.ts'

const unzip = promisify(gunzip)

/** A page or a public answer as it goes over the wire, for as many as ask. */
export interface KeptAnswer {
  status: number
  /** All but those about its length, its form and how long it holds. */
  headers: Record<string, string>
  etag: string
  /** As it is: where it is small, or where pages are made of it. */
  text: string | undefined
  /** Absent where it is too small to be worth it. */
  packed: Record<Encoding, Uint8Array<ArrayBuffer>> | undefined
  bytes: number
}

/** Good enough for what is sent many times, quick enough for somebody who waits for it. */
const quality = 5

const saidElsewhere = new Set(['cache-control', 'content-length', 'vary'])

/** Packs an answer once for all who will ask. `withText`: pages of this process read it as it is. */
export async function keptAnswerOf(
  response: Response | RenderedPage,
  { withText }: { withText: boolean },
): Promise<KeptAnswer> {
  const text = 'html' in response ? response.html : await response.text()
  const bytes = new TextEncoder().encode(text)
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !saidElsewhere.has(name)))
  const isPacked = isWorthCompressing(bytes) && typeOf(headers, 'br') !== undefined
  const packed = isPacked ? await packedOf(bytes) : undefined
  const readable = withText || packed === undefined ? text : undefined
  return {
    status: response.status,
    headers,
    etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`,
    text: readable,
    packed,
    // Where one sign of a text needs two bytes, all have two.
    bytes:
      overhead + 2 * (readable?.length ?? 0) + (packed ? packed.br.byteLength + packed.gzip.byteLength : 0),
  }
}

/** Headers, keys and the like, and the headers as they are sent in three forms. */
const overhead = 4_000

async function packedOf(bytes: Uint8Array<ArrayBuffer>) {
  const [br, gzip] = await Promise.all([compress(bytes, 'br', quality), compress(bytes, 'gzip', quality)])
  return { br, gzip }
}

const typeOf = (headers: Record<string, string>, acceptEncoding: string | null): Encoding | undefined =>
  encodingFor(acceptEncoding, headers['content-type'] ?? null)

/** The bytes that somebody can read, without waiting; nothing, where they must be unpacked first. */
export function bodyOf(
  { text, packed, headers }: KeptAnswer,
  acceptEncoding: string | null,
): { body: Uint8Array<ArrayBuffer> | string; encoding: Encoding | undefined } | undefined {
  const encoding = packed === undefined ? undefined : typeOf(headers, acceptEncoding)
  if (packed !== undefined && encoding !== undefined) return { body: packed[encoding], encoding }
  return text === undefined ? undefined : { body: text, encoding: undefined }
}

/** What is packed, unpacked. */
export async function textOf({ text, packed }: KeptAnswer): Promise<string> {
  return text ?? (await unzip(packed?.gzip ?? new Uint8Array())).toString('utf8')
}
