import { mkdtemp, rm, writeFile } from 'node:fs/promises'
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

test('without an address, the embedded database keeps its data in the folder', async () => {
  const config = {
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databasePool: 2,
    dataDir: path.join(dataDir, 'new'),
  }
  const first = await openDatabase(config, log)
  expect(first).toMatchObject({ kind: 'embedded', title: `embedded PostgreSQL in ${config.dataDir}` })
  await first.session((run) => run("create table notes (text text); insert into notes values ('kept')"))
  await expect(openDatabase(config, log)).rejects.toThrow(DatabaseUnavailable)
  await first.close()
  const second = await openDatabase(config, log)
  expect((await second.session((run) => run('select text from notes', []))).rows).toEqual([{ text: 'kept' }])
  await second.close()
})

test('a folder in which no database can be made is given back for the next try', async () => {
  const config = { databaseUrl: undefined, databaseDirectUrl: undefined, databasePool: 2, dataDir }
  await writeFile(path.join(dataDir, 'database'), 'a file where a folder should be')
  await expect(openDatabase(config, log)).rejects.not.toThrow('in use by another Gema')
  await expect(openDatabase(config, log)).rejects.not.toThrow('in use by another Gema')
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
