import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BackupRefused } from './backup-refused.ts'
import { filesBelow } from './checksums.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gema-sums-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('every file below a folder is named from there, in order', async () => {
  await mkdir(path.join(folder, 'pictures/small'), { recursive: true })
  for (const name of ['two', 'pictures/small/one', 'pictures/one'])
    await writeFile(path.join(folder, name), '')
  expect(await filesBelow(folder)).toEqual(['pictures/one', 'pictures/small/one', 'two'])
})

test('a folder that is not there holds no files', async () => {
  expect(await filesBelow(path.join(folder, 'nowhere'))).toEqual([])
})

test('a folder that cannot be read is not taken for one without files', async () => {
  const file = path.join(folder, 'a file')
  await writeFile(file, '')
  await expect(filesBelow(file)).rejects.toThrow(BackupRefused)
  await expect(filesBelow(file)).rejects.toThrow(`${file} cannot be read (ENOTDIR)`)
})
