import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBox, aMov, anAvi, anMp4, aWmv, joined } from '../../../testing/a-video.ts'
import { readAvi } from './read-avi.ts'
import { readMp4 } from './read-mp4.ts'
import { readWmv } from './read-wmv.ts'

const read = (bytes: Uint8Array) => readMp4(bytes) ?? readAvi(bytes) ?? readWmv(bytes)

test.each([
  ['an MP4', anMp4(), 'video/mp4'],
  ['an MP4 of an iPhone', anMp4(10, { brand: 'mp42' }), 'video/mp4'],
  [
    'an MP4 that has its film before its head',
    joined(anMp4().subarray(0, 24), aBox('mdat'), anMp4().subarray(24)),
    'video/mp4',
  ],
  ['a QuickTime film', aMov(), 'video/quicktime'],
  ['an old QuickTime film', aMov({ isOld: true }), 'video/quicktime'],
  ['an AVI', anAvi(), 'video/x-msvideo'],
  ['a WMV', aWmv(), 'video/x-ms-wmv'],
])('%s is read by what it holds', (_what, bytes, type) => {
  expect(read(bytes)).toBe(type)
  // Also where it is a part of a larger buffer, as uploads are.
  expect(read(joined([1, 2, 3], bytes).subarray(3))).toBe(type)
})

test.each([
  ['an MP4', anMp4()],
  ['a QuickTime film', aMov()],
  ['an AVI', anAvi()],
  ['a WMV', aWmv()],
])('%s that something follows, or that ends too early, is none', (_what, bytes) => {
  expect(read(joined(bytes, 'more than it says'))).toBeUndefined()
  for (const less of [1, 8, 30]) expect(read(bytes.subarray(0, -less))).toBeUndefined()
})

test('the last box of an MP4 may reach to the end, and a long one may say its length in eight bytes', () => {
  const toTheEnd = joined(anMp4(), [0, 0, 0, 0], 'mdat', new Uint8Array(9))
  expect(readMp4(toTheEnd)).toBe('video/mp4')
  const long = joined(anMp4(), [0, 0, 0, 1], 'free', [0, 0, 0, 0, 0, 0, 0, 20], new Uint8Array(4))
  expect(readMp4(long)).toBe('video/mp4')
  const endless = joined(anMp4(), [0, 0, 0, 1], 'free', [255, 255, 255, 255, 255, 255, 255, 255])
  expect(readMp4(endless)).toBeUndefined()
})

test.each([
  ['a still picture of an iPhone', anMp4(10, { brand: 'heic' })],
  ['an AVIF', anMp4(10, { brand: 'avif' })],
  ['sound alone', anMp4(10, { brand: 'M4A ' })],
  ['something of an unknown brand', anMp4(10, { brand: 'evil' })],
  ['a file that says twice what it is', anMp4(10, { further: [aBox('ftyp', new Uint8Array(8))] })],
  ['a film without its contents', joined(anMp4().subarray(0, 24), aBox('moov'))],
  ['a film whose head is empty', joined(anMp4().subarray(0, 24), aBox('moov'), aBox('mdat'))],
  ['contents without a film', joined(anMp4().subarray(0, 24), aBox('mdat'))],
  ['something that begins with an unknown box', joined(aBox('evil'), aMov({ isOld: true }))],
  ['a WAV', Buffer.from(Buffer.from(anAvi()).toString('latin1').replace('AVI ', 'WAVE'), 'latin1')],
  ['a WebP', Buffer.from(Buffer.from(anAvi()).toString('latin1').replace('AVI ', 'WEBP'), 'latin1')],
  [
    'an AVI without a head',
    Buffer.from(Buffer.from(anAvi()).toString('latin1').replace('hdrl', 'xxxx'), 'latin1'),
  ],
  [
    'an AVI without a film',
    Buffer.from(Buffer.from(anAvi()).toString('latin1').replace('movi', 'xxxx'), 'latin1'),
  ],
  [
    'a WMA, which has no pictures',
    Buffer.from(
      Buffer.from(aWmv()).toString('latin1').replace('\xc0\xef\x19\xbc', '\x40\x9e\x69\xf8'),
      'latin1',
    ),
  ],
  ['nothing', new Uint8Array()],
  ['an archive', joined('PK\x03\x04', new Uint8Array(100))],
])('%s is no video', (_what, bytes) => {
  expect(read(bytes)).toBeUndefined()
})

/** A file whose parts are as many as `parts`, most of them empty. */
const ofParts: [string, (parts: number) => Uint8Array][] = [
  ['an MP4', (parts) => joined(anMp4(), ...Array(parts - 3).fill(aBox('free')))],
  [
    'an MP4 in its head',
    (parts) => {
      const inside = joined(aBox('mvhd'), aBox('trak'), ...Array(parts - 2).fill(aBox('free')))
      return joined(anMp4().subarray(0, 24), aBox('moov', inside), aBox('mdat'))
    },
  ],
  [
    'an AVI',
    (parts) => {
      const inside = joined(anAvi().subarray(8), 'JUNK\0\0\0\0'.repeat(parts - 3))
      const length = new Uint8Array(4)
      new DataView(length.buffer).setUint32(0, inside.length, true)
      return joined('RIFF', length, inside)
    },
  ],
  [
    'a WMV',
    (parts) => joined(aWmv(), ...Array(parts - 2).fill(joined(new Uint8Array(16), [24], new Uint8Array(7)))),
  ],
]

test.each(ofParts)('%s of ten thousand parts is read, one of more is none', (_what, made) => {
  expect(read(made(10_000))).toBeDefined()
  expect(read(made(10_001))).toBeUndefined()
})

test('whatever is read, reading comes to an end without falling', () => {
  const seeds = [anMp4(), aMov(), anAvi(), aWmv()]
  fc.assert(
    fc.property(
      fc.constantFrom(...seeds),
      fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 12 }),
      fc.nat(400),
      (seed, changes, length) => {
        const bytes = seed.slice(0, length)
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value
        expect(() => read(bytes)).not.toThrow()
      },
    ),
    { numRuns: 2_000 },
  )
})
