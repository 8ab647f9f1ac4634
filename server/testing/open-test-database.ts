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
  /** The database to copy, instead of the one that has no rows. Nobody may be connected to it. */
  copyOf?: string
}

/** A database with all tables and, unless told otherwise, no rows: for this test alone. */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  const serverUrl = inject('serverUrl')
  const template = inject('template')
  if (serverUrl === undefined) return copyOfFile(template)
  if (options.copyOf !== undefined) return openOnServer(options.copyOf)
  if (!options.ownDatabase) {
    shared ??= copyTestDatabase()
    const rolledBack = await openRolledBack(await shared)
    // It is in use where a test compares two shops.
    if (rolledBack !== undefined) return rolledBack
  }
  return openOnServer(template)
}

/** The database in which this worker's transactions run. It goes with the server, or when the tests end. */
let shared: Promise<string> | undefined

async function copyOfFile(file: string): Promise<Database> {
  const pglite = await createPglite({ loadDataDir: new Blob([await readFile(file)]) })
  return embeddedDatabase(pglite, { title: 'a copy in memory', close: () => pglite.close() })
}

async function openOnServer(template: string): Promise<Database> {
  const url = await copyTestDatabase(template)
  return openServerDatabase({ url, connections: 8, log: createLog('silent') })
}

/**
 * Copies a database on the server and answers its URL. It is dropped at the end of the run: ext4 creates files slowly
 * right after many were deleted.
 */
export async function copyTestDatabase(template = inject('template')): Promise<string> {
  const server = inject('serverUrl') ?? ''
  const name = `${inject('template')}_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client
    .query(`create database ${name} template ${template} strategy file_copy`)
    .finally(() => client.end())
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
