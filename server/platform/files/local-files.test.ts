import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localFiles } from './local-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gema-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = (read: Uint8Array | undefined) => read && new TextDecoder().decode(read)

test('what was written is read again, and the last writing counts', async () => {
  const files = localFiles(path.join(folder, 'not', 'there', 'yet'))
  await files.write('pictures/speaker-1.webp', bytes('first'))
  await files.write('pictures/speaker-1.webp', bytes('second'))
  expect(textOf(await files.read('pictures/speaker-1.webp'))).toBe('second')
  expect(await readdir(path.join(folder, 'not/there/yet/pictures'))).toEqual(['speaker-1.webp'])
})

test('what was never written is nothing', async () => {
  const files = localFiles(folder)
  await files.write('pictures/speaker-1.webp', bytes('a file'))
  expect(await files.read('pictures/unknown.webp')).toBeUndefined()
  expect(await files.read('unknown/speaker-1.webp')).toBeUndefined()
})

test.each([
  ['below a file', 'pictures/speaker-1.webp/more'],
  ['under a name longer than any file can have', `pictures/${'x'.repeat(300)}`],
])('nothing can be %s, so there is nothing', async (_where, key) => {
  const files = localFiles(folder)
  await files.write('pictures/speaker-1.webp', bytes('a file'))
  expect(await files.read(key)).toBeUndefined()
})

test.each([
  '../secret',
  'a/../../secret',
  'a/./secret',
  '/etc/passwd',
  'a//b',
  'a/',
  '',
  '.env',
  'a\\..\\secret',
  'a\u0000b',
  'a\nb',
  '%2e%2e/secret',
])('the key %j leads out of the folder or nowhere, and is refused', async (key) => {
  await writeFile(path.join(folder, 'secret'), 'not for everyone')
  const files = localFiles(path.join(folder, 'files'))
  await expect(files.read(key)).rejects.toThrow('not a file key')
  await expect(files.write(key, bytes('x'))).rejects.toThrow('not a file key')
  expect(await readFile(path.join(folder, 'secret'), 'utf8')).toBe('not for everyone')
})

test('whoever reads while others write sees one whole file or another', async () => {
  const files = localFiles(folder)
  const versions = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(50_000))
  await files.write('big.txt', bytes('a'.repeat(50_000)))
  const [reads] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => files.read('big.txt'))),
    ...versions.map((version) => files.write('big.txt', bytes(version))),
  ])
  for (const read of reads) expect(versions).toContain(textOf(read))
})
