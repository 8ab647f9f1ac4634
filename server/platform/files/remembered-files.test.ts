import { beforeEach, expect, test } from 'vitest'
import { bytesOf, testFiles, textOf } from '../../testing/files-behaviours.ts'
import { standingClock } from '../../testing/standing-clock.ts'
import { type Files, isFileKey } from './files.ts'
import { rememberedFiles } from './remembered-files.ts'

let kept: Map<string, Uint8Array>
let reads: string[]
/** Holds readings back until they are let go. */
let gate: Promise<void> | undefined
beforeEach(() => {
  kept = new Map()
  reads = []
  gate = undefined
})

const checked = (key: string): string => {
  if (!isFileKey(key)) throw new Error('not a file key')
  return key
}

const farAway: Files = {
  async read(key) {
    reads.push(key)
    const bytes = kept.get(checked(key))
    await gate
    return bytes
  },
  write: async (key, bytes) => void kept.set(checked(key), Uint8Array.from(bytes)),
  remove: async (key) => void kept.delete(checked(key)),
}

const clock = standingClock()
const open = (bytes = 8000): Files => rememberedFiles(farAway, { clock, bytes, seconds: 300 })

testFiles(() => open())

test.each(['derived/160/a.webp.avif', 'share/shop-en-0123.jpg'])('%s is read once', async (key) => {
  const files = open()
  await files.write(key, bytesOf('a picture'))
  for (let time = 0; time < 3; time += 1) expect(textOf(await files.read(key))).toBe('a picture')
  expect(reads).toEqual([key])
})

test('many who ask at once are one reading', async () => {
  const files = open()
  await files.write('derived/160/a.webp', bytesOf('a picture'))
  const all = await Promise.all([1, 2, 3].map(() => files.read('derived/160/a.webp')))
  expect(all.map(textOf)).toEqual(['a picture', 'a picture', 'a picture'])
  expect(reads).toHaveLength(1)
})

test.each([
  'pictures/a.webp',
  'proofs/one',
  'evidence/one',
  'private/sellers/one.bin',
  'printed-catalogues/en.pdf',
])('%s is read anew each time: another machine may have changed it', async (key) => {
  const files = open()
  await files.write(key, bytesOf('first'))
  await files.read(key)
  await farAway.write(key, bytesOf('second'))
  expect(textOf(await files.read(key))).toBe('second')
})

test('that something is missing is not remembered', async () => {
  const files = open()
  expect(await files.read('derived/160/a.webp')).toBeUndefined()
  await farAway.write('derived/160/a.webp', bytesOf('made elsewhere'))
  expect(textOf(await files.read('derived/160/a.webp'))).toBe('made elsewhere')
})

test('what another machine has removed is gone after a while, what this one has removed at once', async () => {
  const files = open()
  await files.write('derived/160/a.webp', bytesOf('a picture'))
  await files.read('derived/160/a.webp')
  await farAway.remove('derived/160/a.webp')
  expect(textOf(await files.read('derived/160/a.webp'))).toBe('a picture')
  clock.moveOn(300_000)
  expect(await files.read('derived/160/a.webp')).toBeUndefined()
  await files.write('derived/160/a.webp', bytesOf('again'))
  await files.read('derived/160/a.webp')
  await files.remove('derived/160/a.webp')
  expect(await files.read('derived/160/a.webp')).toBeUndefined()
})

test('a reading that is under way while the file goes is not remembered', async () => {
  const files = open()
  await files.write('derived/160/a.webp', bytesOf('a picture'))
  const held = Promise.withResolvers<void>()
  gate = held.promise
  const early = files.read('derived/160/a.webp')
  await files.remove('derived/160/a.webp')
  held.resolve()
  expect(textOf(await early)).toBe('a picture')
  expect(await files.read('derived/160/a.webp')).toBeUndefined()
})

test('a reading that fails is not remembered', async () => {
  const files = open()
  await files.write('derived/160/a.webp', bytesOf('a picture'))
  gate = Promise.reject(new Error('the store is away'))
  await expect(files.read('derived/160/a.webp')).rejects.toThrow('the store is away')
  gate = undefined
  expect(textOf(await files.read('derived/160/a.webp'))).toBe('a picture')
})

test('what was not asked for the longest goes first, and nothing large comes in', async () => {
  const files = open()
  const picture = 'x'.repeat(1000)
  const keys = Array.from({ length: 8 }, (_, at) => `derived/160/${at}.webp`)
  for (const key of [...keys, 'derived/160/more.webp']) await files.write(key, bytesOf(picture))
  await files.write('derived/160/large.webp', bytesOf(`${picture}x`))
  for (const key of keys) await files.read(key)
  await files.read('derived/160/0.webp')
  await files.read('derived/160/more.webp')
  await files.read('derived/160/large.webp')
  reads.length = 0
  for (const key of [
    'derived/160/0.webp',
    'derived/160/7.webp',
    'derived/160/large.webp',
    'derived/160/1.webp',
  ])
    await files.read(key)
  expect(reads).toEqual(['derived/160/large.webp', 'derived/160/1.webp'])
})
