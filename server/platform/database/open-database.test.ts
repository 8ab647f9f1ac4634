import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
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

test('a server that does not answer is told with its place and what to do, never with its password', async () => {
  const config = {
    databaseUrl: 'postgres://gema:geheim@127.0.0.1:1/shop',
    databaseDirectUrl: undefined,
    databasePool: 2,
    dataDir,
  }
  const opened = openDatabase(config, log)
  await expect(opened).rejects.toThrow(DatabaseUnavailable)
  await expect(opened).rejects.toThrow(
    'The database at 127.0.0.1:1/shop does not answer (connection refused). ' +
      'Start it, correct DATABASE_URL, or leave DATABASE_URL out to use the embedded database.',
  )
})

test.each([inject('serverUrl')].filter((url) => url !== undefined))(
  'a database that the server does not have is told as such',
  async (serverUrl) => {
    const url = new URL(serverUrl)
    url.pathname = '/gema_no_such_shop'
    const opened = openDatabase(
      { databaseUrl: url.href, databaseDirectUrl: undefined, databasePool: 2, dataDir },
      log,
    )
    await expect(opened).rejects.toThrow('(no such database)')
  },
)

test.each([inject('serverUrl')].filter((url) => url !== undefined))(
  'the way past a pooler has to answer, and to lead to the same database',
  async (serverUrl) => {
    const elsewhere = new URL(serverUrl)
    elsewhere.pathname = '/template1'
    const config = { databaseUrl: serverUrl, databasePool: 2, dataDir }
    const opened = openDatabase({ ...config, databaseDirectUrl: elsewhere.href }, log)
    await expect(opened).rejects.toThrow(DatabaseUnavailable)
    await expect(opened).rejects.toThrow('DATABASE_DIRECT_URL leads to another database')
    const silent = 'postgres://gema:geheim@127.0.0.1:1/shop'
    await expect(openDatabase({ ...config, databaseDirectUrl: silent }, log)).rejects.toThrow(
      'The database at 127.0.0.1:1/shop does not answer (connection refused). Start it, or correct DATABASE_DIRECT_URL.',
    )
  },
)
