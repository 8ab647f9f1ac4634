import pg from 'pg'

/** What a statement answers. */
type Answer = Promise<pg.QueryResult>

/** The replica itself is to blame: it cannot be reached, it stops, it refuses us, or it has run out of something. */
const ownFaults = /^(?:08|28|53|57P|58|3D000)/
/** What the replica had to repeat of the primary was in the way of the question: the next one may be fine. */
const conflicts = /^(?:40001|40P01)/

/**
 * What drizzle sends the statements of a replica through: its connections, and once more the primary's where the
 * replica fails. Drizzle takes it for a pool by its name. A transaction is no plain read and belongs to the primary.
 */
export class ReplicaPool {
  readonly #replica: pg.Pool
  readonly #primary: pg.Pool
  readonly #failed: (error: unknown) => void

  constructor(pools: { replica: pg.Pool; primary: pg.Pool }, failed: (error: unknown) => void) {
    this.#replica = pools.replica
    this.#primary = pools.primary
    this.#failed = failed
  }

  async query(statement: pg.QueryConfig, values?: unknown[]): Answer {
    try {
      return await this.#replica.query(statement, values)
    } catch (error) {
      const blame = blameOf(error)
      if (blame === 'statement') throw error
      if (blame === 'replica') this.#failed(error)
      return this.#primary.query(statement, values)
    }
  }

  connect(): Promise<pg.PoolClient> {
    return this.#primary.connect()
  }
}

function blameOf(error: unknown): 'replica' | 'conflict' | 'statement' {
  // Only the server gives codes of its own; everything else went wrong on the way to it.
  if (!(error instanceof pg.DatabaseError)) return 'replica'
  if (ownFaults.test(error.code ?? '')) return 'replica'
  return conflicts.test(error.code ?? '') ? 'conflict' : 'statement'
}
