import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress, compressOnce, encodingFor, isWorthCompressing } from './compression.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['deflate', undefined],
  ['identity', undefined],
  ['', undefined],
  [null, undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', undefined],
  ['x-brotli, abr', undefined],
])('who accepts %j gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted, 'text/html; charset=utf-8')).toBe(encoding)
})

test.each([
  ['text/html', true],
  ['text/css; charset=utf-8', true],
  ['text/javascript; charset=utf-8', true],
  ['application/json', true],
  ['application/manifest+json', true],
  ['image/svg+xml', true],
  ['image/webp', false],
  ['image/avif', false],
  ['font/woff2', false],
  ['application/octet-stream', false],
  [null, false],
])('the content type %s is compressed: %s', (type, compressed) => {
  expect(encodingFor('br', type) !== undefined).toBe(compressed)
})

test('what is small stays as it is', () => {
  expect(isWorthCompressing(new Uint8Array(1023))).toBe(false)
  expect(isWorthCompressing(new Uint8Array(1024))).toBe(true)
})

const page = new TextEncoder().encode('<p>speaker</p>'.repeat(1000))

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s gives back what went in, whatever the effort', async (encoding, decompress) => {
  for (const quality of [1, 4, 11]) {
    const compressed = await compress(page, encoding, quality)
    expect(compressed.byteLength).toBeLessThan(page.byteLength / 10)
    expect(new Uint8Array(decompress(compressed))).toEqual(page)
  }
})

test('a file is compressed once for each encoding, and stays itself', async () => {
  const [first, second, zipped] = await Promise.all([
    compressOnce(page, 'br'),
    compressOnce(page, 'br'),
    compressOnce(page, 'gzip'),
  ])
  expect(second).toBe(first)
  expect(new Uint8Array(gunzipSync(zipped))).toEqual(new Uint8Array(brotliDecompressSync(first)))
})
