import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { DatabaseUnavailable } from './database.ts'
import { openDatabase } from './open-database.ts'

const log = createLog('silent')
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gema-data-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('without an address, the embedded database keeps its data in the folder; where it cannot be opened, the folder is let go of', async () => {
  const config = { databaseUrl: undefined, databaseDirectUrl: undefined, databasePool: 2, dataDir }
  const database = path.join(dataDir, 'database')
  // Files that are not a database.
  await mkdir(database)
  await writeFile(path.join(database, 'PG_VERSION'), '')
  await expect(openDatabase(config, log)).rejects.not.toThrow('in use by another Gema')
  await rm(database, { recursive: true })
  const opened = await openDatabase(config, log)
  expect(opened).toMatchObject({ kind: 'embedded', title: `embedded PostgreSQL in ${dataDir}` })
  await expect(openDatabase(config, log)).rejects.toThrow(DatabaseUnavailable)
  await opened.close()
  expect((await stat(path.join(database, 'base'))).isDirectory()).toBe(true)
})

test('a data folder that cannot be written to is told in a sentence', async () => {
  await writeFile(path.join(dataDir, 'file'), 'not a folder')
  const config = {
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databasePool: 2,
    dataDir: path.join(dataDir, 'file', 'data'),
  }
  const opened = openDatabase(config, log)
  await expect(opened).rejects.toThrow(DatabaseUnavailable)
  await expect(opened).rejects.toThrow(/cannot be written to .* choose another folder with DATA_DIR\.$/)
})
