import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log.ts'
import { type Database, DatabaseUnavailable } from './database.ts'
import { PreparingClient } from './preparing-client.ts'

const oldestVersion = 15

/** Opens a PostgreSQL server through a pool of connections. */
export async function openServerDatabase(options: {
  url: string
  connections: number
  log: Log
}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    connectionTimeoutMillis: 5_000,
    application_name: 'gema',
    Client: PreparingClient,
  })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => options.log.warn({ err: error }, 'an idle database connection was lost'))
  const version = await versionOf(pool, options.url)
  return {
    kind: 'server',
    title: `PostgreSQL ${version} at ${placeOf(options.url)}`,
    db: drizzle(pool, { casing: 'snake_case' }),
    session: async (work) => {
      const connection = await pool.connect()
      try {
        return await work(async (text, values) => {
          const result = await connection.query(text, values)
          return { rows: result.rows ?? [] }
        })
      } finally {
        connection.release()
      }
    },
    jobs: { executeSql: async (text, values) => pool.query(text, values) },
    close: () => pool.end(),
  }
}

async function versionOf(pool: pg.Pool, url: string): Promise<string> {
  try {
    const { rows } = await pool.query<{ server_version: string }>('show server_version')
    const version = rows[0]?.server_version.split(' ')[0] ?? ''
    if (Number.parseInt(version, 10) >= oldestVersion) return version
    throw new DatabaseUnavailable(
      `The database at ${placeOf(url)} is PostgreSQL ${version}; Gema needs ${oldestVersion} or newer.`,
    )
  } catch (error) {
    await pool.end()
    if (error instanceof DatabaseUnavailable) throw error
    throw new DatabaseUnavailable(
      `The database at ${placeOf(url)} does not answer (${reasonOf(error)}). ` +
        'Start it, correct DATABASE_URL, or leave DATABASE_URL out to use the embedded database.',
    )
  }
}

/** Host, port and name of a database address: never its user or password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || '5432'}${pathname}`
}

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
