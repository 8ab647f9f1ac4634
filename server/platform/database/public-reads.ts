import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Change } from '../keep/made-from.ts'
import type { Log } from '../log.ts'
import type { Database, Db } from './database.ts'
import { PrimaryReach } from './primary-reach.ts'
import { RememberedReads } from './remembered-reads.ts'
import { RememberingPool } from './remembering-pool.ts'
import { Replica } from './replica.ts'
import { readsLogger } from './watch-reads.ts'

/** Where public reads go: to what is remembered, to copies of the database, and to the database itself. */
export interface PublicReads {
  /**
   * Where the next public read goes: to one replica after the other of those that have everything that was heard of, else
   * to the primary. To be asked for each read anew.
   */
  db(): Db
  /** From now on `changed` is told of every change: reads may be remembered until then. */
  hearsChanges(): void
  /** Something was changed on the primary: no replica is asked before it has it, and nothing older is remembered. */
  changed(change: Change): void
  /** The connections to each copy, in the order of their addresses. */
  pools: readonly pg.Pool[]
  close(): Promise<void>
}

interface PublicReadsOptions {
  urls: string[]
  /** How many there may be to each replica. */
  connections: number
  primary: Database
  clock: Clock
  log: Log
}

/** Opens the replicas: until they are known to be in step, and where there are none, the primary answers. */
export function openPublicReads({ urls, connections, primary, clock, log }: PublicReadsOptions): PublicReads {
  const { pool } = primary
  // The embedded database is in this process: to ask it again is as quick.
  if (pool === undefined)
    return { db: () => primary.db, hearsChanges() {}, changed() {}, pools: [], async close() {} }
  const reads = new RememberedReads(clock)
  const ofPrimary = drizzle(new RememberingPool(pool, reads) as unknown as pg.Pool, {
    casing: 'snake_case',
    logger: readsLogger,
  })
  const reach = new PrimaryReach(pool)
  const replicas = urls.map((url) => new Replica({ url, connections, primary: pool, reach, reads, log }))
  const followAll = () => {
    for (const replica of replicas) void replica.follow()
  }
  followAll()
  let turn = 0
  return {
    db() {
      const inStep = replicas.filter((replica) => replica.isInStep)
      turn += 1
      return inStep[turn % inStep.length]?.db ?? ofPrimary
    },
    hearsChanges: () => reads.begin(),
    changed(change) {
      if (replicas.length > 0) reach.changed()
      reads.drop(change)
      followAll()
    },
    pools: replicas.map(({ pool }) => pool),
    async close() {
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}
