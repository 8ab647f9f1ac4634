import type { Log } from '../log.ts'
import type { Database, Db } from './database.ts'
import { PrimaryReach } from './primary-reach.ts'
import { Replica } from './replica.ts'

/** Copies of the database that public reads may ask. */
export interface Replicas {
  /**
   * Where the next public read goes: to one replica after the other of those that have everything that was heard of, else
   * to the primary. To be asked for each read anew.
   */
  db(): Db
  /** Something was changed on the primary: no replica is asked before it has it. */
  changed(): void
  close(): Promise<void>
}

interface ReplicasOptions {
  urls: string[]
  /** How many there may be to each replica. */
  connections: number
  primary: Database
  log: Log
}

/** Opens the replicas; until they are known to be in step, and where there are none, the primary answers. */
export function openReplicas({ urls, connections, primary, log }: ReplicasOptions): Replicas {
  const { pool } = primary
  if (pool === undefined || urls.length === 0) {
    return { db: () => primary.db, changed() {}, async close() {} }
  }
  const reach = new PrimaryReach(pool)
  const replicas = urls.map((url) => new Replica({ url, connections, primary: pool, reach, log }))
  const followAll = () => {
    for (const replica of replicas) void replica.follow()
  }
  followAll()
  let turn = 0
  return {
    db() {
      const inStep = replicas.filter((replica) => replica.isInStep)
      turn += 1
      return inStep[turn % inStep.length]?.db ?? primary.db
    },
    changed() {
      reach.changed()
      followAll()
    },
    async close() {
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}
