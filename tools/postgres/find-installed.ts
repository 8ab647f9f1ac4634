import { readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { isNewEnough, oldestMajor, parsePostgresVersion } from './postgres-version.ts'
import { runAs, type ServerUser } from './server-user.ts'

/** A folder with `postgres` and `initdb` in it. */
export type ServerBinaries = { folder: string; version: string }

/** The little of a file system that the search needs, so that a test can stand in for it. */
export type Files = {
  /** Names in a folder, none when there is no such folder. */
  list(folder: string): readonly string[]
  /** The file behind all symbolic links, or undefined when there is none. */
  realPath(path: string): string | undefined
}

/** Where packages put their versions side by side: the parent, and how a version's folder is called there. */
const versionedHomes = [
  { parent: '/usr/lib/postgresql', name: /^(\d+)$/, bin: 'bin' },
  { parent: '/usr', name: /^pgsql-(\d+)$/, bin: 'bin' },
  { parent: '/opt/homebrew/opt', name: /^postgresql@(\d+)$/, bin: 'bin' },
  { parent: '/usr/local/opt', name: /^postgresql@(\d+)$/, bin: 'bin' },
]

/** The names that carry a version of at least 15, the highest first (by number: 100 before 16). */
export function newestFirst(names: readonly string[], pattern: RegExp): string[] {
  return names
    .flatMap((name) => {
      const version = Number(pattern.exec(name)?.[1] ?? 0)
      return version >= oldestMajor ? [{ name, version }] : []
    })
    .sort((a, b) => b.version - a.version)
    .map(({ name }) => name)
}

/** Every folder that holds both programs, in the order of choice, each once. */
export function installedFolders(pathVariable: string, files: Files): string[] {
  const fromPath = pathVariable.split(delimiter).filter((folder) => folder !== '')
  const versioned = versionedHomes.flatMap(({ parent, name, bin }) =>
    newestFirst(files.list(parent), name).map((folder) => join(parent, folder, bin)),
  )
  const complete = [...fromPath, ...versioned, '/usr/local/pgsql/bin'].flatMap((folder) => {
    // A link in PATH may stand alone; beside the real file lie the programs and the share folder that belong to it.
    const postgres = files.realPath(join(folder, 'postgres'))
    if (!postgres) return []
    const home = dirname(postgres)
    return files.realPath(join(home, 'initdb')) ? [home] : []
  })
  return [...new Set(complete)]
}

/** The version of a folder's server, or undefined when that user cannot run it at all. */
export async function versionIn(folder: string, user: ServerUser | undefined): Promise<string | undefined> {
  try {
    return parsePostgresVersion(await runAs(user, [join(folder, 'postgres'), '--version']))
  } catch {
    // Not enterable for that user, made for another machine, a library missing: all mean "not this one".
    return undefined
  }
}

/** The first installed PostgreSQL that is new enough and that the given user can run. */
export async function findInstalled(user: ServerUser | undefined): Promise<ServerBinaries | undefined> {
  for (const folder of installedFolders(process.env.PATH ?? '', realFiles)) {
    const version = await versionIn(folder, user)
    if (version && isNewEnough(version)) return { folder, version }
  }
  return undefined
}

const realFiles: Files = {
  list: (folder) => unlessMissing(() => readdirSync(folder)) ?? [],
  realPath: (path) => unlessMissing(() => realpathSync(path)),
}

function unlessMissing<Found>(look: () => Found): Found | undefined {
  try {
    return look()
  } catch {
    // A folder that is absent or closed to us holds nothing that we could start.
    return undefined
  }
}
