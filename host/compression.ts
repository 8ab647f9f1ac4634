import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The better one first. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

const worthIt = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/
const smallest = 1024

/** Assets are compressed hard, once; they are few and stay for as long as the process runs. */
const kept = new WeakMap<Uint8Array, Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>>()

/** Whether answers of this kind are sent in several forms, whatever one who asks can unpack. */
export const hasPackedForms = (contentType: string | null): boolean => worthIt.test(contentType ?? '')

export function encodingFor(acceptEncoding: string | null, contentType: string | null): Encoding | undefined {
  if (!hasPackedForms(contentType)) return undefined
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((part) => part.split(';').map((each) => each.trim()))
    .filter(([, quality = '']) => !/^q=0(\.0*)?$/.test(quality))
  return encodings.find((encoding) => accepted.some(([name]) => name === encoding))
}

export const isWorthCompressing = (bytes: Uint8Array): boolean => bytes.byteLength >= smallest

export async function compress(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const compressed =
    encoding === 'br'
      ? await brotli(bytes, { params: brotliParams(bytes.byteLength, quality) })
      : await zip(bytes, { level: Math.min(quality, 9) })
  return new Uint8Array(compressed)
}

/** A sixth larger than what takes five times as long, and half as long as the next better, which is a twentieth smaller. */
const hurried = 1

/** A page fits in, so that it is written in one go. */
const chunkSize = 64 * 1024

/** Packs something by brotli for somebody who waits for it. */
export const compressAtOnce = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(brotliCompressSync(bytes, { chunkSize, params: brotliParams(bytes.byteLength, hurried) }))

/** It looks back no further than its text is long: the usual four megabytes would be taken for every page. */
const brotliParams = (length: number, quality: number): Record<number, number> => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 1)))),
})

export function compressOnce(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  const byEncoding = kept.get(bytes) ?? new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
  kept.set(bytes, byEncoding)
  const known = byEncoding.get(encoding) ?? compress(bytes, encoding, 11)
  byEncoding.set(encoding, known)
  return known
}
