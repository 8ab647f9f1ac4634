import { setTimeout as delay } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Log } from '../log.ts'
import type { Db } from './database.ts'
import { openPool } from './open-pool.ts'
import { placeOf } from './place-of.ts'
import type { PrimaryReach } from './primary-reach.ts'
import type { RememberedReads } from './remembered-reads.ts'
import { RememberingPool } from './remembering-pool.ts'
import { ReplicaPool } from './replica-pool.ts'
import { readsLogger } from './watch-reads.ts'

/** Between two looks at a replica that is behind: short at first, for most are behind for a few milliseconds. */
const shortestWaitMs = 20
const longestWaitMs = 200
/** A replica that fails, or that is still behind after so many looks, is left alone for a while. */
const patientLooks = 25
const restMs = 3_000
/** A public read takes milliseconds. One that takes so long has lost its server, and the primary answers it. */
const longestReadMs = 10_000

/** A server that no longer repeats what another one does has a history of its own. */
const question = 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as reached'

interface ReplicaOptions {
  url: string
  connections: number
  primary: pg.Pool
  reach: PrimaryReach
  reads: RememberedReads
  log: Log
}

/** One copy of the database, and what is known about how far it has come. */
export class Replica {
  readonly db: Db
  readonly pool: pg.Pool
  readonly #reach: PrimaryReach
  readonly #log: Log
  readonly #closing = new AbortController()
  /** The latest change that it is known to have. */
  #has: number | undefined
  /** It has failed, or was behind for too long, and has not been in step since. */
  #isLeftOut = false
  #isFollowed = false

  constructor({ url, connections, primary, reach, reads, log }: ReplicaOptions) {
    this.#reach = reach
    this.#log = log.child({ replica: placeOf(url) })
    this.pool = openPool(
      {
        connectionString: url,
        max: connections,
        query_timeout: longestReadMs,
        // As the primary's connections are: behind a pooler, without names for statements.
        Client: primary.options.Client,
      },
      this.#log,
    )
    const pool = new ReplicaPool({ replica: this.pool, primary }, (error) => this.#leaveOut(error))
    this.db = drizzle(new RememberingPool(pool, reads) as unknown as pg.Pool, {
      casing: 'snake_case',
      logger: readsLogger,
    })
  }

  get isInStep(): boolean {
    return this.#has === this.#reach.change
  }

  /** Looks at the replica until it is in step. */
  async follow(): Promise<void> {
    if (this.#isFollowed) return
    this.#isFollowed = true
    let looks = 0
    while (!this.isInStep && !this.#isClosing) {
      await this.#wait(looks)
      if (this.#isClosing) break
      try {
        // If it has arrived and is behind all the same, there was another change, which it has just begun to wait for.
        looks = (await this.#hasArrived()) ? 1 : looks + 1
        if (looks > patientLooks) throw new Error('it is too far behind the primary')
      } catch (error) {
        this.#leaveOut(error)
      }
    }
    this.#isFollowed = false
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.pool.end()
  }

  get #isClosing(): boolean {
    return this.#closing.signal.aborted
  }

  async #wait(looks: number): Promise<void> {
    const soon = looks === 0 ? 0 : Math.min(longestWaitMs, shortestWaitMs * 2 ** looks)
    const options = { ref: false, signal: this.#closing.signal }
    await delay(this.#isLeftOut ? restMs : soon, undefined, options).catch(() => {})
  }

  async #hasArrived(): Promise<boolean> {
    // In this order: what happens while we ask is a change that we do not claim to know of.
    const { change } = this.#reach
    const place = await this.#reach.place()
    const { rows } = await this.pool.query<{ reached: boolean | null }>(question, [place])
    if (rows[0]?.reached !== true) return false
    this.#has = change
    if (this.#isLeftOut) this.#log.info('a read replica is in step again')
    this.#isLeftOut = false
    return true
  }

  #leaveOut(error: unknown): void {
    if (this.#isClosing) return
    if (!this.#isLeftOut) this.#log.warn({ err: error }, 'a read replica is left out for now')
    this.#isLeftOut = true
    this.#has = undefined
    this.#reach.askAgain()
    void this.follow()
  }
}
