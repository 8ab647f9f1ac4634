import { and, count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { storeFollowersTable as followers, storesTable } from './stores-tables.ts'

/** The stores that a customer follows, the newest first. */
export const selectFollowed = (db: Db, customerId: number) =>
  db
    .select({ store: storesTable, followedAt: followers.followedAt })
    .from(followers)
    .innerJoin(storesTable, eq(storesTable.id, followers.storeId))
    .where(eq(followers.customerId, customerId))
    .orderBy(desc(followers.followedAt), desc(followers.storeId))

export const selectFollowedCount = (db: Db, customerId: number): Promise<number> =>
  db.$count(followers, eq(followers.customerId, customerId))

export const selectFollowerCount = (db: Db, storeId: number): Promise<number> =>
  db.$count(followers, eq(followers.storeId, storeId))

/** How many people follow each store; one that nobody follows is left out. */
export const selectFollowerCounts = (db: Db) =>
  db.select({ storeId: followers.storeId, count: count() }).from(followers).groupBy(followers.storeId)

export const insertFollowers = (db: Db, rows: (typeof followers.$inferInsert)[]) =>
  db.insert(followers).values(rows).onConflictDoNothing()

export const deleteFollower = (db: Db, { storeId, customerId }: { storeId: number; customerId: number }) =>
  db.delete(followers).where(and(eq(followers.storeId, storeId), eq(followers.customerId, customerId)))
