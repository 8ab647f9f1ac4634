import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { createPglite, embeddedDatabase } from '../platform/database/open-embedded-database.ts'
import { openServerDatabase } from '../platform/database/open-server-database.ts'
import { createLog } from '../platform/log.ts'

/** A database of this test's own, with all tables and no rows. Closing it removes it. */
export async function openTestDatabase(): Promise<Database> {
  const serverUrl = inject('serverUrl')
  const template = inject('template')
  return serverUrl === undefined ? copyOfFile(template) : copyOnServer(serverUrl, template)
}

async function copyOfFile(file: string): Promise<Database> {
  const pglite = await createPglite({ loadDataDir: new Blob([await readFile(file)]) })
  return embeddedDatabase(pglite, { title: 'a copy in memory', close: () => pglite.close() })
}

async function copyOnServer(serverUrl: string, template: string): Promise<Database> {
  const name = `gema_test_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const database = await openServerDatabase({ url: url.href, connections: 8, log: createLog('silent') })
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
