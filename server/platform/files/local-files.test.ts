import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bytesOf, testFiles, textOf } from '../../testing/files-behaviours.ts'
import { FilesUnavailable } from './files.ts'
import { localFiles } from './local-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gema-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

testFiles(() => localFiles(path.join(folder, 'not', 'there', 'yet')))

test('nothing but the files themselves is left in the folder', async () => {
  const files = localFiles(folder)
  await files.write('pictures/speaker-1.webp', bytesOf('first'))
  await files.write('pictures/speaker-1.webp', bytesOf('second'))
  expect(await readdir(path.join(folder, 'pictures'))).toEqual(['speaker-1.webp'])
})

test.each(['../secret', 'a/../../secret'])('the key %j does not lead out of the folder', async (key) => {
  await writeFile(path.join(folder, 'secret'), 'not for everyone')
  const files = localFiles(path.join(folder, 'files'))
  await expect(files.write(key, bytesOf('x'))).rejects.toThrow('not a file key')
  await expect(files.remove(key)).rejects.toThrow('not a file key')
  expect(await readFile(path.join(folder, 'secret'), 'utf8')).toBe('not for everyone')
})

test('a folder that cannot be made is told as files that are not available', async () => {
  await writeFile(path.join(folder, 'file'), 'where the folder should be')
  const writing = localFiles(path.join(folder, 'file')).write('proofs/one', bytesOf('a receipt'))
  await expect(writing).rejects.toThrow(FilesUnavailable)
  await expect(writing).rejects.toThrow(/^The file proofs\/one cannot be written \(E[A-Z]+\)\.$/)
})

test('a file that cannot be put in its place leaves nothing behind', async () => {
  const files = localFiles(folder)
  await files.write('pictures/speaker-1.webp', bytesOf('a file'))
  await expect(files.write('pictures', bytesOf('where a folder is'))).rejects.toThrow(FilesUnavailable)
  expect(await readdir(folder)).toEqual(['pictures'])
  expect(textOf(await files.read('pictures/speaker-1.webp'))).toBe('a file')
})

test('whoever reads while others write sees one whole file or another', async () => {
  const files = localFiles(folder)
  const versions = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(50_000))
  await files.write('big.txt', bytesOf('a'.repeat(50_000)))
  const [reads] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => files.read('big.txt'))),
    ...versions.map((version) => files.write('big.txt', bytesOf(version))),
  ])
  for (const read of reads) expect(versions).toContain(textOf(read))
})
