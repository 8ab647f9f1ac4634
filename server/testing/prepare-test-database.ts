import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { loadConfig } from '../platform/config.ts'
import { migrate, oneAtATime } from '../platform/database/migrate.ts'
import { createPglite, embeddedDatabase } from '../platform/database/open-embedded-database.ts'
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

/** Makes one migrated database before the tests; each test file then takes a copy, which costs a fraction. */
export default async function prepareTestDatabase(project: TestProject): Promise<() => Promise<void>> {
  const { databaseUrl } = loadConfig()
  project.provide('serverUrl', databaseUrl)
  if (databaseUrl !== undefined) return prepareOnServer(project, databaseUrl)
  const file = await prepareEmbedded()
  project.provide('template', file)
  return () => rm(file)
}

async function prepareOnServer(project: TestProject, serverUrl: string): Promise<() => Promise<void>> {
  const name = `gema_test_template_${process.pid}`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const database = await openServerDatabase({ url: url.href, connections: 2, log: createLog('silent') })
  await oneAtATime(database, migrate)
  await database.close()
  project.provide('template', name)
  return async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

async function prepareEmbedded(): Promise<string> {
  const pglite = await createPglite()
  const database = embeddedDatabase(pglite, { title: 'test', close: () => pglite.close() })
  await oneAtATime(database, migrate)
  const dump = await pglite.dumpDataDir('none')
  await database.close()
  const folder = path.resolve('var/testing')
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, `migrated-${process.pid}.tar`)
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()))
  return file
}
