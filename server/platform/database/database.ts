import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { fromPglite } from 'pg-boss'

/** What a query runs on: the database itself or a transaction on it. */
export type Db = PgDatabase<RowsKind, Record<string, never>>

/** What raw SQL answers with either driver. */
interface RowsKind extends PgQueryResultHKT {
  type: Rows<this['row']>
}

interface Rows<Row> {
  rows: Row[]
}

export interface SqlResult {
  rows: Record<string, unknown>[]
}

/** Runs SQL on one fixed connection. */
export type RunSql = (text: string, values?: unknown[]) => Promise<SqlResult>

/** What becomes of somebody who listens. */
export interface ListenHandlers {
  heard(payload: string): void
  /** Nothing is heard any more, and what was said meanwhile is gone. Called once; whoever wants to hear more listens anew. */
  lost(error: unknown): void
}

export interface Listening {
  close(): Promise<void>
}

/** An open database, embedded or not: the rest of the shop cannot tell the difference. */
export interface Database {
  kind: 'embedded' | 'server'
  /** For people: which database this is, without its password. */
  title: string
  db: Db
  /** The connections behind `db`, where there are several. */
  pool: Pool | undefined
  /** Those past a pooler, where there is one. */
  direct: Pool | undefined
  /** One connection for as long as the work takes, never through a pooler: for locks and migrations. */
  session<Result>(work: (run: RunSql) => Promise<Result>): Promise<Result>
  /** Hears what is said on a channel (NOTIFY). To be closed before the database is. */
  listen(channel: string, handlers: ListenHandlers): Promise<Listening>
  /** The same database as the job queue wants to see it. */
  jobs: ReturnType<typeof fromPglite>
  close(): Promise<void>
}

/** The database cannot be used. The message is one sentence that says what to do. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}
