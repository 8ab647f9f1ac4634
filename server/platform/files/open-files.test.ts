import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFileStore, type FileStore } from '../../testing/a-file-store.ts'
import { bytesOf, textOf } from '../../testing/files-behaviours.ts'
import { FilesUnavailable } from './files.ts'
import { openFiles } from './open-files.ts'

let dataDir: string
let store: FileStore
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gema-open-'))
  store = await aFileStore()
})
afterAll(async () => {
  await store.close()
  await rm(dataDir, { recursive: true })
})

test('without a store, files are kept in the data folder', async () => {
  const files = await openFiles({ s3: undefined, dataDir })
  await files.write('pictures/one.webp', bytesOf('here'))
  expect(await readFile(path.join(dataDir, 'files/pictures/one.webp'), 'utf8')).toBe('here')
})

test('what one machine keeps in the store, another one reads, changes and removes', async () => {
  const here = await openFiles({ s3: store.settings, dataDir: path.join(dataDir, 'here') })
  const there = await openFiles({ s3: store.settings, dataDir: path.join(dataDir, 'there') })
  await here.write('pictures/two.webp', bytesOf('first'))
  expect(textOf(await there.read('pictures/two.webp'))).toBe('first')
  await there.write('pictures/two.webp', bytesOf('second'))
  expect(textOf(await here.read('pictures/two.webp'))).toBe('second')
  await there.remove('pictures/two.webp')
  expect(await here.read('pictures/two.webp')).toBeUndefined()
  expect(await readdir(dataDir)).toEqual(['files'])
})

test('a store that refuses the keys is not opened', async () => {
  const s3 = { ...store.settings, secretAccessKey: 'another one' }
  await expect(openFiles({ s3, dataDir })).rejects.toThrow(FilesUnavailable)
})
