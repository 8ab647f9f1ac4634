import pg from 'pg'
import type { Log } from '../log.ts'

/** Connections to a server, opened when they are needed and closed when they have been idle for a while. */
export function openPool(options: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5_000,
    application_name: 'gema',
    keepAlive: true,
    ...options,
  })
  // A connection that dies is replaced by the pool, and whoever holds it learns of it from the next statement. Unheard,
  // the event would end the process: that of the connection also while somebody holds it between two statements.
  pool.on('connect', (connection) => {
    connection.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'))
  })
  pool.on('error', () => {})
  return pool
}
