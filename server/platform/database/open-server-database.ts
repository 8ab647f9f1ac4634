import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Log } from '../log.ts'
import { type Database, DatabaseUnavailable } from './database.ts'
import { listenOnServer } from './listen-on-server.ts'
import { limitLockWaits, unlimitedLockWaits } from './lock-waits.ts'
import { NamelessClient } from './nameless-client.ts'
import { openPool } from './open-pool.ts'
import { placeOf } from './place-of.ts'
import { PreparingClient } from './preparing-client.ts'
import { readsLogger } from './watch-reads.ts'

const oldestVersion = 15
/** Enough for the start, and for the few jobs that hold a lock for as long as they work. */
const directConnections = 4

interface ServerOptions {
  url: string
  /** The same database without the pooler that `url` is. Absent: `url` is no pooler. */
  directUrl?: string | undefined
  connections: number
  log: Log
}

/** Opens a PostgreSQL server through a pool of connections. */
export async function openServerDatabase(options: ServerOptions): Promise<Database> {
  const { url, directUrl, connections, log } = options
  const pool = openPool({ connectionString: url, max: connections, ...mannersOf(directUrl) }, log)
  const direct =
    directUrl === undefined
      ? undefined
      : openPool({ connectionString: directUrl, max: directConnections }, log)
  const close = async () => {
    await pool.end()
    await direct?.end()
  }
  try {
    const server = await lookAt(pool, { url, remedy: remedies.pool })
    if (direct !== undefined && directUrl !== undefined) {
      const behind = await lookAt(direct, { url: directUrl, remedy: remedies.direct })
      if (behind.identity !== server.identity) throw new DatabaseUnavailable(notTheSame(url, directUrl))
    }
    return {
      kind: 'server',
      title: `PostgreSQL ${server.version} at ${placeOf(url)}`,
      db: drizzle(pool, { casing: 'snake_case', logger: readsLogger }),
      pool,
      direct,
      session: async (work) => {
        const connection = await (direct ?? pool).connect()
        try {
          await connection.query(unlimitedLockWaits)
          return await work(async (text, values) => {
            const result = await connection.query(text, values)
            return { rows: result.rows ?? [] }
          })
        } finally {
          // A connection that does not take its limit again belongs to nobody any more.
          await connection.query(limitLockWaits).then(
            () => connection.release(),
            () => connection.release(true),
          )
        }
      },
      listen: (channel, handlers) => listenOnServer(directUrl ?? url, channel, handlers),
      jobs: { executeSql: async (text, values) => pool.query(text, values) },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** What a pooler does not keep for us, each connection is told once and keeps. */
const mannersOf = (directUrl: string | undefined): Pick<pg.PoolConfig, 'Client' | 'onConnect'> =>
  directUrl === undefined
    ? { Client: PreparingClient, onConnect: (connection) => connection.query(limitLockWaits) }
    : { Client: NamelessClient }

interface Server {
  version: string
  /** The same at every address of one database on one server: where locks and channels are shared. */
  identity: string
}

const question = `select current_setting('server_version') as version,
  current_database() || ' since ' || extract(epoch from pg_postmaster_start_time()) as identity`

const remedies = {
  pool: 'Start it, correct DATABASE_URL, or leave DATABASE_URL out to use the embedded database.',
  direct: 'Start it, or correct DATABASE_DIRECT_URL.',
}

async function lookAt(pool: pg.Pool, { url, remedy }: { url: string; remedy: string }): Promise<Server> {
  const { rows } = await pool.query<Server>(question).catch((error: unknown) => {
    throw new DatabaseUnavailable(
      `The database at ${placeOf(url)} does not answer (${reasonOf(error)}). ${remedy}`,
    )
  })
  const version = rows[0]?.version.split(' ')[0] ?? ''
  if (Number.parseInt(version, 10) >= oldestVersion) return { version, identity: rows[0]?.identity ?? '' }
  throw new DatabaseUnavailable(
    `The database at ${placeOf(url)} is PostgreSQL ${version}; Gema needs ${oldestVersion} or newer.`,
  )
}

const notTheSame = (url: string, directUrl: string): string =>
  `DATABASE_DIRECT_URL leads to another database (${placeOf(directUrl)}) than DATABASE_URL (${placeOf(url)}). ` +
  'Correct DATABASE_DIRECT_URL, or leave it out if DATABASE_URL is no pooler.'

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  const code = 'code' in error ? String(error.code) : ''
  const known: Record<string, string> = {
    ECONNREFUSED: 'connection refused',
    ENOTFOUND: 'host not found',
    '28P01': 'wrong password',
    '28000': 'sign-in refused',
    '3D000': 'no such database',
  }
  return known[code] ?? error.message
}
