import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { newestFirst } from '../postgres/find-installed.ts'
import { BackupRefused } from './backup-refused.ts'

const execFileAsync = promisify(execFile)

/** Where Debian puts the versions side by side. */
const versionedHome = '/usr/lib/postgresql'

/**
 * `pg_dump` or `pg_restore` for a server: of its own version, else the next newer one, which can read an older server. An
 * older one cannot.
 */
export async function findProgram(name: 'pg_dump' | 'pg_restore', serverMajor: number): Promise<string> {
  const found = await Promise.all(
    candidates(name).map(async (file) => ({ file, major: await majorOf(file) })),
  )
  const fitting = found.filter(({ major }) => major >= serverMajor).sort((a, b) => a.major - b.major)
  const [best] = fitting
  if (best !== undefined) return best.file
  const newest = Math.max(0, ...found.map(({ major }) => major))
  const have =
    newest === 0 ? `There is no ${name} on this machine` : `The newest ${name} here is of version ${newest}`
  throw new BackupRefused(
    `${have}, and the server is PostgreSQL ${serverMajor}. Install its programs: apt-get install postgresql-client-${serverMajor}`,
  )
}

function candidates(name: string): string[] {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '')
  const versions = existsSync(versionedHome) ? newestFirst(readdirSync(versionedHome), /^(\d+)$/) : []
  const folders = [...onPath, ...versions.map((version) => path.join(versionedHome, version, 'bin'))]
  return folders.map((folder) => path.join(folder, name)).filter((file) => existsSync(file))
}

async function majorOf(file: string): Promise<number> {
  const said = await execFileAsync(file, ['--version']).catch(() => ({ stdout: '' }))
  return Number(/\(PostgreSQL\) (\d+)/.exec(said.stdout)?.[1] ?? 0)
}
