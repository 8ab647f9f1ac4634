import type { Db } from '../../platform/database/database.ts'
import {
  deleteFollower,
  insertFollowers,
  selectFollowed,
  selectFollowedCount,
  selectFollowerCount,
  selectFollowerCounts,
} from './followers-queries.ts'
import type { storesTable } from './stores-tables.ts'

export interface Following {
  storeId: number
  customerId: number
  followedAt: Date
}

export interface FollowedStore {
  store: typeof storesTable.$inferSelect
  followedAt: Date
}

/** Follows stores; a store that is followed already stays as it is. */
export async function followStores(db: Db, followings: Following[]): Promise<void> {
  if (followings.length > 0) await insertFollowers(db, followings)
}

/** Follows a store no longer; one that is not followed stays so. */
export async function unfollowStore(db: Db, following: Omit<Following, 'followedAt'>): Promise<void> {
  await deleteFollower(db, following)
}

/** The stores that a customer follows, the newest first: nobody else may see them. */
export const followedStores = (db: Db, customerId: number): Promise<FollowedStore[]> =>
  selectFollowed(db, customerId)

/** How many stores a customer follows. */
export const countFollowed = (db: Db, customerId: number): Promise<number> =>
  selectFollowedCount(db, customerId)

/** How many people follow a store. */
export const countFollowers = (db: Db, storeId: number): Promise<number> => selectFollowerCount(db, storeId)

/** How many people follow each store, by its id. */
export async function followerCounts(db: Db): Promise<Map<number, number>> {
  const rows = await selectFollowerCounts(db)
  return new Map(rows.map(({ storeId, count }) => [storeId, count]))
}
