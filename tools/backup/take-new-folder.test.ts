import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeNewFolder } from './take-new-folder.ts'

let place: string
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'gema-take-'))
})
afterEach(() => rm(place, { recursive: true }))

const modeOf = async (folder: string): Promise<number> => (await stat(folder)).mode & 0o777

test('a new folder is for its owner alone', async () => {
  const folder = path.join(place, 'of/today')
  await takeNewFolder(folder)
  expect(await modeOf(folder)).toBe(0o700)
})

test('an empty folder that others could read is closed to them', async () => {
  const folder = path.join(place, 'made before')
  await mkdir(folder, { mode: 0o755 })
  await takeNewFolder(folder)
  expect(await modeOf(folder)).toBe(0o700)
})

test('a folder that is not empty is refused, and stays as it is', async () => {
  const folder = path.join(place, 'of others')
  await mkdir(folder, { mode: 0o755 })
  await writeFile(path.join(folder, 'something'), '')
  await expect(takeNewFolder(folder)).rejects.toThrow('is not empty. Name a new one for each backup.')
  expect(await modeOf(folder)).toBe(0o755)
})
