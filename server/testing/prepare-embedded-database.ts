import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate, oneAtATime } from '../platform/database/migrate.ts'
import { createPglite, embeddedDatabase } from '../platform/database/open-embedded-database.ts'
import { projectFolder } from '../platform/project-folder.ts'

const folder = path.join(projectFolder, 'var/testing/embedded')

/** Makes one migrated embedded database for a hash of the migrations; test files open copies of it. */
export default async function prepareEmbeddedDatabase(project: TestProject): Promise<void> {
  const file = path.join(folder, `migrated-${await hashOfMigrations()}.tar`)
  project.provide('serverUrl', undefined)
  project.provide('template', file)
  if (existsSync(file)) return
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const pglite = await createPglite()
  const database = embeddedDatabase(pglite, { title: 'test', close: () => pglite.close() })
  await oneAtATime(database, migrate)
  const dump = await pglite.dumpDataDir('none')
  await database.close()
  // An interrupted run leaves no half a file under this name.
  await writeFile(`${file}.part`, new Uint8Array(await dump.arrayBuffer()))
  await rename(`${file}.part`, file)
}

async function hashOfMigrations(): Promise<string> {
  const migrations = path.join(projectFolder, 'server/migrations')
  const hash = createHash('sha256')
  for (const name of (await readdir(migrations)).sort())
    if (name.endsWith('.sql')) hash.update(name).update(await readFile(path.join(migrations, name)))
  return hash.digest('hex').slice(0, 16)
}
