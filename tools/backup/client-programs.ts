import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { newestFirst } from '../postgres/find-installed.ts'
import { BackupRefused } from './backup-refused.ts'

const execFileAsync = promisify(execFile)

/** Where Debian puts the versions side by side. */
const versionedHome = '/usr/lib/postgresql'

/** From this version on, pg_restore begins with a setting (transaction_timeout) that servers before it do not know. */
const firstWithTimeout = 17

type ProgramName = 'pg_dump' | 'pg_restore'

export interface Program {
  file: string
  major: number
}

/** `pg_dump` or `pg_restore` of this machine for a server. */
export async function findProgram(name: ProgramName, serverMajor: number): Promise<Program> {
  const found = await Promise.all(
    candidates(name).map(async (file) => ({ file, major: await majorOf(file) })),
  )
  return chooseProgram({ name, serverMajor, found })
}

interface Choice {
  name: ProgramName
  serverMajor: number
  found: readonly Program[]
}

/** The one of the server's own version, else the next newer one that an older server understands. */
export function chooseProgram({ name, serverMajor, found }: Choice): Program {
  const [best] = found
    .filter(({ major }) => major >= serverMajor)
    .filter(({ major }) => name === 'pg_dump' || !saysTooMuch(major, serverMajor))
    .sort((a, b) => a.major - b.major)
  if (best !== undefined) return best
  const newest = Math.max(0, ...found.map(({ major }) => major))
  const have =
    newest === 0 ? `There is no ${name} on this machine` : `The newest ${name} here is of version ${newest}`
  throw new BackupRefused(
    `${have}, and the server is PostgreSQL ${serverMajor}. Install its programs: apt-get install postgresql-client-${serverMajor}`,
  )
}

const saysTooMuch = (major: number, serverMajor: number): boolean =>
  major >= firstWithTimeout && serverMajor < firstWithTimeout

/** What a copy needs that was made by a newer `pg_dump`: no older pg_restore can read it. */
export function cautionOf(made: { dumpMajor: number; serverMajor: number }): string | undefined {
  const { dumpMajor, serverMajor } = made
  if (!saysTooMuch(dumpMajor, serverMajor)) return undefined
  return (
    `pg_dump ${dumpMajor} has made it: it can be restored into PostgreSQL ${firstWithTimeout} or newer, not into ${serverMajor}, ` +
    `from which it comes. Install the programs of the server, and make it again: apt-get install postgresql-client-${serverMajor}`
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
