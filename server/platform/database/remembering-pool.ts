import type pg from 'pg'
import type { RememberedReads } from './remembered-reads.ts'

/** What a pool, or whatever stands for one, must be able to do for drizzle. */
export interface Asked {
  query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>
  connect(): Promise<pg.PoolClient>
}

/**
 * What drizzle sends public reads through: to connections, but for what is remembered. Drizzle takes it for a pool by
 * its name. A transaction is no plain read and has its own connection.
 */
export class RememberingPool implements Asked {
  readonly #asked: Asked
  readonly #reads: RememberedReads

  constructor(asked: Asked, reads: RememberedReads) {
    this.#asked = asked
    this.#reads = reads
  }

  query(statement: pg.QueryConfig, values: unknown[] = []): Promise<pg.QueryResult> {
    return this.#reads.answer({ statement, values }, () => this.#asked.query(statement, values))
  }

  connect(): Promise<pg.PoolClient> {
    return this.#asked.connect()
  }
}
