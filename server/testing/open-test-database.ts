import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { createPglite, embeddedDatabase } from '../platform/database/open-embedded-database.ts'
import { openServerDatabase } from '../platform/database/open-server-database.ts'
import { createLog } from '../platform/log.ts'
import { openRolledBack } from './rolled-back-database.ts'

export interface TestDatabaseOptions {
  /**
   * A database of this test's own, which takes longer to make: for tests that do several things at once, listen to changes,
   * or open connections themselves. The others run in a transaction that is rolled back.
   */
  ownDatabase?: boolean
}

/** A database with all tables and no rows, for this test alone. */
export async function openTestDatabase({ ownDatabase = false }: TestDatabaseOptions = {}): Promise<Database> {
  const serverUrl = inject('serverUrl')
  const template = inject('template')
  if (serverUrl === undefined) return copyOfFile(template)
  if (!ownDatabase) {
    shared ??= createOnServer(serverUrl, template)
    const rolledBack = await openRolledBack(await shared)
    // It is in use where a test compares two shops.
    if (rolledBack !== undefined) return rolledBack
  }
  return copyOnServer(serverUrl, template)
}

/** The database in which this worker's transactions run. It goes with the server, or when the tests end. */
let shared: Promise<string> | undefined

async function copyOfFile(file: string): Promise<Database> {
  const pglite = await createPglite({ loadDataDir: new Blob([await readFile(file)]) })
  return embeddedDatabase(pglite, { title: 'a copy in memory', close: () => pglite.close() })
}

/** The database is dropped at the end of the run: ext4 creates files slowly right after many were deleted. */
async function copyOnServer(serverUrl: string, template: string): Promise<Database> {
  const url = await createOnServer(serverUrl, template)
  return openServerDatabase({ url, connections: 8, log: createLog('silent') })
}

async function createOnServer(serverUrl: string, template: string): Promise<string> {
  const name = `${template}_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
