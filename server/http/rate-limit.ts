import { lt, type SQL, sql } from 'drizzle-orm'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Db } from '../platform/database/database.ts'
import { rateLimitsTable } from './rate-limit-tables.ts'

export interface Limit {
  requests: number
  seconds: number
}

/** Counts a request. Answers 0 when it may go on, else the seconds until the next one may. */
export type CountRequest = (key: string, limit: Limit) => Promise<number>

interface Count {
  count: number
  endsAt: number
}

/** A count takes about 100 bytes. */
const mostCounts = 50_000

/** Counts in this process alone: for reading, where a count shared by all processes is not worth a query. */
export function countInMemory(clock: Clock): CountRequest {
  const counts = new Map<string, Count>()
  return async (key, limit) => {
    const now = clock.now().getTime()
    let current = counts.get(key)
    if (current === undefined || current.endsAt <= now) {
      current = { count: 0, endsAt: now + limit.seconds * 1000 }
      // A map keeps insertion order, so the first key is the oldest count.
      counts.delete(key)
      counts.set(key, current)
      const [oldest] = counts.keys()
      if (counts.size > mostCounts && oldest !== undefined) counts.delete(oldest)
    }
    current.count += 1
    return current.count > limit.requests ? secondsUntil(current.endsAt, now) : 0
  }
}

/** Counts in the database: for sign-in, forms and whatever else must not be tried often. One statement a request. */
export function countInDatabase(db: Db, clock: Clock): CountRequest {
  const { key: keyColumn, count, endsAt } = rateLimitsTable
  return async (key, limit) => {
    const now = sharedTime(clock)
    const end = sql`${now} + make_interval(secs => ${limit.seconds})`
    const isOver = sql`${endsAt} <= ${now}`
    const [row] = await db
      .insert(rateLimitsTable)
      .values({ key, count: 1, endsAt: end })
      .onConflictDoUpdate({
        target: keyColumn,
        set: {
          count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
          endsAt: sql`case when ${isOver} then ${end} else ${endsAt} end`,
        },
      })
      .returning({ count, seconds: sql<number>`ceil(extract(epoch from ${endsAt} - ${now}))::int` })
    if (row === undefined || row.count <= limit.requests) return 0
    return Math.max(1, row.seconds)
  }
}

/** Removes what no longer counts. */
export const forgetOldCounts = (db: Db, clock: Clock) =>
  db.delete(rateLimitsTable).where(lt(rateLimitsTable.endsAt, sharedTime(clock)))

/** Machines share the counts and not their clocks: where theirs would be asked, the clock of the database is. */
const sharedTime = (clock: Clock): SQL =>
  clock === systemClock ? sql`now()` : sql`${clock.now().toISOString()}::timestamptz`

const secondsUntil = (end: number, now: number): number => Math.max(1, Math.ceil((end - now) / 1000))
