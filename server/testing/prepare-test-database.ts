import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { loadConfig } from '../platform/config.ts'
import { migrate, oneAtATime } from '../platform/database/migrate.ts'
import { openServerDatabase } from '../platform/database/open-server-database.ts'
import { createLog } from '../platform/log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which tests make databases of their own; absent for the embedded database. */
    serverUrl: string | undefined
    /** A database with all tables and no rows: the name of one on the server, or a file of the embedded one. */
    template: string
  }
}

/** Makes one migrated database before the tests, unless one is handed over, and drops the copies that workers have left. */
export default async function prepareTestDatabase(project: TestProject): Promise<() => Promise<void>> {
  const { databaseUrl } = loadConfig()
  if (databaseUrl === undefined)
    throw new Error('these tests need a PostgreSQL: npm run with-postgres -- npx vitest run --project shop')
  const prepared = process.env.PREPARED_EMPTY
  const template = prepared ?? `gema_test_${process.pid}`
  project.provide('serverUrl', databaseUrl)
  project.provide('template', template)
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  if (prepared === undefined) await makeTemplate(admin, { databaseUrl, template })
  return async () => {
    const copies = 'select datname from pg_database where starts_with(datname, $1)'
    const { rows } = await admin.query<{ datname: string }>(copies, [`${template}_`])
    const left = rows.map(({ datname }) => datname).concat(prepared === undefined ? template : [])
    for (const name of left) await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

async function makeTemplate(
  admin: pg.Client,
  { databaseUrl, template }: { databaseUrl: string; template: string },
): Promise<void> {
  await admin.query(`create database ${template}`)
  const url = new URL(databaseUrl)
  url.pathname = `/${template}`
  const database = await openServerDatabase({ url: url.href, connections: 2, log: createLog('silent') })
  await oneAtATime(database, migrate)
  await database.close()
}
