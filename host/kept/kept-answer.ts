import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { writtenAs } from '@gema/server/http/answer-json.ts'
import type { PagePiece, RenderedPage } from '@gema/storefront/app/render-pages.ts'
import { compress, compressAtOnce, type Encoding, encodingFor, isWorthCompressing } from '../compression.ts'
import { tagOf } from './answer-tag.ts'
import { whatItSays } from './what-it-says.ts'

const unpack = promisify(brotliDecompress)
const encoder = new TextEncoder()

type Bytes = Uint8Array<ArrayBuffer>

/** A page or a public answer as it goes over the wire, for as many as ask. */
export interface KeptAnswer {
  status: number
  /** All but those about its length, its form and how long it holds. */
  headers: Record<string, string>
  /** Absent until somebody is sent it (`etagOf`), where it can be told by its bytes at any time. */
  etag: string | undefined
  /** A short form of what it says to the pages that are made of it. */
  says: string
  /**
   * As it is: where it is small, or where pages are made of it. Bytes rather than a text, of which one curly quote would
   * double the size.
   */
  plain: Bytes | undefined
  /** Large enough to be sent packed to who can unpack it. */
  isWorthPacking: boolean
  /** Packed for one who waited, and not yet for all who follow (`packWell`). */
  isHurried: boolean
  /** Each form since somebody has asked for it. */
  packed: Partial<Record<Encoding, Bytes>>
  bytes: number
}

/** For what is sent many times. */
const quality = 6

/** What a text takes once it is packed for somebody, by experience; and a packed page, once somebody asks for it as gzip. */
const packedShare = 0.3
const withGzip = 1.3
/** Headers, keys and the like, and the headers as they are sent in three forms. */
const overhead = 4_000

const saidElsewhere = new Set(['cache-control', 'content-length', 'vary'])

/** Takes an answer for all who will ask. `asItIs`: pages of this process read it so, and perhaps nobody else. */
export async function keptAnswerOf(
  made: Response | RenderedPage,
  { asItIs }: { asItIs: boolean },
): Promise<KeptAnswer> {
  const written = 'pieces' in made ? undefined : writtenAs(made)
  const bytes = 'pieces' in made ? lentBytes(made.pieces) : await bytesOf(made, written?.text)
  const headers = Object.fromEntries([...made.headers].filter(([name]) => !saidElsewhere.has(name)))
  const isWorthPacking =
    isWorthCompressing(bytes) && encodingFor('br', headers['content-type'] ?? null) !== undefined
  const isPlain = asItIs || !isWorthPacking
  const packed: KeptAnswer['packed'] = isPlain ? {} : { br: compressAtOnce(bytes) }
  const plain = isPlain ? ownBytes(bytes) : undefined
  const answer: KeptAnswer = {
    status: made.status,
    headers,
    // By its packed form where there is one: that is shorter, and the same wherever the text is.
    etag: plain === undefined ? tagOf(packed.br ?? bytes, headers) : undefined,
    says: asItIs ? whatItSays(bytes) : '',
    plain,
    isWorthPacking,
    isHurried: packed.br !== undefined,
    packed,
    bytes: overhead + (packed.br ? withGzip * packed.br.byteLength : sizeAsItIs(bytes, isWorthPacking)),
  }
  if (asItIs && written !== undefined) lend(answer, written.value)
  return answer
}

/** `ETag`. Most answers are read by pages alone, which need none. */
export function etagOf(answer: KeptAnswer): string {
  answer.etag ??= tagOf(answer.plain ?? new Uint8Array(), answer.headers)
  return answer.etag
}

const bytesOf = async (answer: Response, text: string | undefined): Promise<Bytes> =>
  text === undefined ? new Uint8Array(await answer.arrayBuffer()) : encoder.encode(text)

const lent = new WeakMap<KeptAnswer, unknown>()

/** Only to who waits for it at this moment: as objects, answers take several times the memory. */
function lend(answer: KeptAnswer, value: unknown): void {
  lent.set(answer, value)
  setImmediate(() => lent.delete(answer))
}

/** What a new answer was written from; nothing, where it must be read. It is not to be changed: others may remember parts of it. */
export const lentValue = (answer: KeptAnswer): unknown => lent.get(answer)

let scratch = new Uint8Array(0)

/**
 * The bytes of a page, in memory that the next page is written into: who keeps them, or waits for anything meanwhile, needs
 * `ownBytes`. To be given new memory takes as long as to write the page.
 */
function lentBytes(pieces: readonly PagePiece[]): Bytes {
  const signs = pieces.reduce((sum, { length }) => sum + length, 0)
  let length = writtenInto(scratch, pieces)
  // Most signs take one byte, and none more than three.
  for (const bytesOfSign of [1.1, 3]) {
    if (length !== undefined) break
    scratch = new Uint8Array(Math.ceil(bytesOfSign * signs))
    length = writtenInto(scratch, pieces)
  }
  return scratch.subarray(0, length)
}

/** How many bytes the pieces take together; nothing, where there is no room for them. */
function writtenInto(bytes: Bytes, pieces: readonly PagePiece[]): number | undefined {
  let end = 0
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      if (end + piece.byteLength > bytes.byteLength) return undefined
      bytes.set(piece, end)
      end += piece.byteLength
      continue
    }
    const { read, written } = encoder.encodeInto(piece, bytes.subarray(end))
    if (read < piece.length) return undefined
    end += written
  }
  return end
}

const ownBytes = (bytes: Bytes): Bytes => (bytes.buffer === scratch.buffer ? bytes.slice() : bytes)

const sizeAsItIs = ({ byteLength }: Bytes, isWorthPacking: boolean): number =>
  byteLength * (isWorthPacking ? 1 + packedShare : 1)

/** How it is sent to somebody: packed in some way, or as it is. */
const formFor = (
  { isWorthPacking, headers }: KeptAnswer,
  acceptEncoding: string | null,
): Encoding | undefined =>
  isWorthPacking ? encodingFor(acceptEncoding, headers['content-type'] ?? null) : undefined

/** The bytes that somebody can read, without waiting; nothing, where it is not ready in this form (`readyFor`). */
export function bodyOf(
  answer: KeptAnswer,
  acceptEncoding: string | null,
): { body: Bytes; encoding: Encoding | undefined } | undefined {
  const encoding = formFor(answer, acceptEncoding)
  const body = encoding === undefined ? answer.plain : answer.packed[encoding]
  return body === undefined ? undefined : { body, encoding }
}

const packing = new WeakMap<KeptAnswer, Map<Encoding, Promise<void>>>()

/** Packs an answer in the way that somebody can unpack; once, however many ask. */
export async function readyFor(answer: KeptAnswer, acceptEncoding: string | null): Promise<void> {
  const encoding = formFor(answer, acceptEncoding)
  if (encoding === undefined || answer.packed[encoding] !== undefined) return
  const underWay = packing.get(answer) ?? new Map<Encoding, Promise<void>>()
  packing.set(answer, underWay)
  const ready = underWay.get(encoding) ?? pack(answer, encoding)
  underWay.set(encoding, ready)
  await ready
}

async function pack(answer: KeptAnswer, encoding: Encoding): Promise<void> {
  answer.packed[encoding] = await compress(await plainOf(answer), encoding, quality)
}

let isPackingWell = false

/**
 * Packs a page once more, as small as it may become: somebody has asked for it again. One page at a time, because its
 * whole text is in memory meanwhile; another one is packed when it is asked for once more.
 */
export async function packWell(answer: KeptAnswer, done: () => void): Promise<void> {
  if (!answer.isHurried || isPackingWell) return
  isPackingWell = true
  answer.isHurried = false
  try {
    await pack(answer, 'br')
    done()
  } catch {
    // What cannot be packed better stays as it is.
  } finally {
    isPackingWell = false
  }
}

/** As it is, unpacked where it is kept packed. */
export const plainOf = async ({ plain, packed }: KeptAnswer): Promise<Bytes> =>
  plain ?? (await unpack(packed.br ?? new Uint8Array()))
