import { expect, inject, test } from 'vitest'
import { createLog } from '../log.ts'
import { DatabaseUnavailable } from './database.ts'
import { openDatabase } from './open-database.ts'

const log = createLog('silent')
const serverUrl = inject('serverUrl') ?? ''

test('a server that does not answer is told with its place and what to do, never with its password', async () => {
  const config = {
    databaseUrl: 'postgres://gema:geheim@127.0.0.1:1/shop',
    databaseDirectUrl: undefined,
    databasePool: 2,
    dataDir: 'unused',
  }
  const opened = openDatabase(config, log)
  await expect(opened).rejects.toThrow(DatabaseUnavailable)
  await expect(opened).rejects.toThrow(
    'The database at 127.0.0.1:1/shop does not answer (connection refused). ' +
      'Start it, correct DATABASE_URL, or leave DATABASE_URL out to use the embedded database.',
  )
})

test('a database that the server does not have is told as such', async () => {
  const url = new URL(serverUrl)
  url.pathname = '/gema_no_such_shop'
  const opened = openDatabase(
    { databaseUrl: url.href, databaseDirectUrl: undefined, databasePool: 2, dataDir: 'unused' },
    log,
  )
  await expect(opened).rejects.toThrow('(no such database)')
})

test('the way past a pooler has to answer, and to lead to the same database', async () => {
  const elsewhere = new URL(serverUrl)
  elsewhere.pathname = '/template1'
  const config = { databaseUrl: serverUrl, databasePool: 2, dataDir: 'unused' }
  const opened = openDatabase({ ...config, databaseDirectUrl: elsewhere.href }, log)
  await expect(opened).rejects.toThrow(DatabaseUnavailable)
  await expect(opened).rejects.toThrow('DATABASE_DIRECT_URL leads to another database')
  const silent = 'postgres://gema:geheim@127.0.0.1:1/shop'
  await expect(openDatabase({ ...config, databaseDirectUrl: silent }, log)).rejects.toThrow(
    'The database at 127.0.0.1:1/shop does not answer (connection refused). Start it, or correct DATABASE_DIRECT_URL.',
  )
})
