import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { projectFolder } from '../project-folder.ts'
import type { Database, RunSql } from './database.ts'

const folder = path.join(projectFolder, 'server/migrations')

/** Any number that nothing else locks: it makes processes that start together take their turns. */
const startLock = 7_443_620_001

/** Does the work that one process alone may do when several start together: migrating, and filling an empty shop. */
export const oneAtATime = <Result>(
  database: Database,
  work: (run: RunSql) => Promise<Result>,
): Promise<Result> =>
  database.session(async (run) => {
    await run('select pg_advisory_lock($1)', [startLock])
    try {
      return await work(run)
    } finally {
      await run('select pg_advisory_unlock($1)', [startLock])
    }
  })

/** Brings the tables up to date: each migration once, whole or not at all. Answers the names of those it applied. */
export async function migrate(run: RunSql): Promise<string[]> {
  await run(`create table if not exists applied_migrations (
    name text primary key, applied_at timestamptz not null default now())`)
  const { rows } = await run('select name from applied_migrations', [])
  const applied = new Set(rows.map((row) => row.name))
  const missing = (await migrationNames()).filter((name) => !applied.has(name))
  for (const name of missing) {
    const statements = await readFile(path.join(folder, name), 'utf8')
    await run('begin')
    try {
      await run(statements)
      await run('insert into applied_migrations (name) values ($1)', [name])
      await run('commit')
    } catch (error) {
      await run('rollback')
      throw error
    }
  }
  return missing
}

/** True when every migration that this version knows is in the database. */
export async function isMigrated(database: Database): Promise<boolean> {
  const { rows } = await database.db.execute<{ name: string }>(sql`select name from applied_migrations`)
  const applied = new Set(rows.map((row) => row.name))
  return (await migrationNames()).every((name) => applied.has(name))
}

async function migrationNames(): Promise<string[]> {
  const files = await readdir(folder)
  return files.filter((name) => name.endsWith('.sql')).sort()
}
