import { Gauge } from 'prom-client'
import { ownMetrics } from './own-metrics.ts'

/** What a pool of database connections tells of itself. */
interface WatchedPool {
  totalCount: number
  idleCount: number
  waitingCount: number
}

const pools = new Map<string, WatchedPool>()

new Gauge({
  name: 'gema_database_connections',
  help: 'Connections to the database: all, those with nothing to do, and requests that wait for one.',
  labelNames: ['pool', 'state'],
  registers: [ownMetrics],
  collect() {
    for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
      this.set({ pool, state: 'total' }, totalCount)
      this.set({ pool, state: 'idle' }, idleCount)
      this.set({ pool, state: 'waiting' }, waitingCount)
    }
  },
})

/** From now on the pool of this name is this one. */
export const watchPool = (name: string, pool: WatchedPool): void => void pools.set(name, pool)
