import { lt, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
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

/** Counts in this process alone: for reading, where a count shared by all processes is not worth a query. */
export function countInMemory(clock: Clock): CountRequest {
  const counts = new Map<string, Count>()
  return async (key, limit) => {
    const now = clock.now().getTime()
    if (counts.size > 50_000) forgetEnded(counts, now)
    const known = counts.get(key)
    const current =
      known !== undefined && known.endsAt > now ? known : { count: 0, endsAt: now + limit.seconds * 1000 }
    current.count += 1
    counts.set(key, current)
    return current.count > limit.requests ? secondsUntil(current.endsAt, now) : 0
  }
}

/** Counts in the database: for sign-in, forms and whatever else must not be tried often. One statement a request. */
export function countInDatabase(db: Db, clock: Clock): CountRequest {
  return async (key, limit) => {
    const now = clock.now()
    const endsAt = new Date(now.getTime() + limit.seconds * 1000)
    const over = sql`${rateLimitsTable.endsAt} <= ${now.toISOString()}`
    const [row] = await db
      .insert(rateLimitsTable)
      .values({ key, count: 1, endsAt })
      .onConflictDoUpdate({
        target: rateLimitsTable.key,
        set: {
          count: sql`case when ${over} then 1 else ${rateLimitsTable.count} + 1 end`,
          endsAt: sql`case when ${over} then ${endsAt.toISOString()} else ${rateLimitsTable.endsAt} end`,
        },
      })
      .returning()
    if (row === undefined || row.count <= limit.requests) return 0
    return secondsUntil(row.endsAt.getTime(), now.getTime())
  }
}

/** Removes what no longer counts. */
export const forgetOldCounts = (db: Db, clock: Clock) =>
  db.delete(rateLimitsTable).where(lt(rateLimitsTable.endsAt, clock.now()))

const secondsUntil = (end: number, now: number): number => Math.max(1, Math.ceil((end - now) / 1000))

function forgetEnded(counts: Map<string, Count>, now: number): void {
  for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key)
}
