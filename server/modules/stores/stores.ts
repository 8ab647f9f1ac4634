import type { SQL } from 'drizzle-orm'
import type { Question } from '../../platform/database/ask-together.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  selectOwnAndNamedStores,
  selectOwnStores,
  selectSendersIn,
  selectStoreBySlug,
  selectStoreIds,
  selectStores,
  upsertStores,
} from './stores-queries.ts'
import type { storesTable } from './stores-tables.ts'

export {
  countFollowed,
  countFollowers,
  type FollowedStore,
  type Following,
  followedStores,
  followerCounts,
  followStores,
  unfollowStore,
} from './followers.ts'
export type Store = typeof storesTable.$inferSelect
export type StoreDraft = typeof storesTable.$inferInsert

/** The retailer's own shops, in the order in which they are shown. */
export const ownStores = (db: Db): Promise<Store[]> => selectOwnStores(db)

/** Every store: the retailer's own ones first, then the partners. */
export const allStores = (db: Db): Promise<Store[]> => selectStores(db)

/** The retailer's own shops and some others by their ids. */
export const ownStoresAnd = (db: Db, ids: number[]): Promise<Store[]> => selectOwnAndNamedStores(db, ids)

/** A store as far as who sends a parcel must know it. */
export type Sender = Pick<Store, 'id' | 'slug' | 'name' | 'city' | 'kind'>

/** Some stores by their ids, in the order in which they are shown: asked together with other things. */
export const sendersIn = (ids: SQL): Question<Sender, Sender[]> => ({
  query: (db) => selectSendersIn(db, ids),
  read: (stores) => stores,
})

export async function storeOfSlug(db: Db, slug: string): Promise<Store | undefined> {
  return (await selectStoreBySlug(db, slug))[0]
}

/** Saves stores; one with a known uuid is changed, not added. */
export const saveStores = (db: Db, drafts: StoreDraft[]): Promise<void> => upsertStores(db, drafts)

/** The row ids of all stores by their slugs. */
export async function storeIds(db: Db): Promise<Map<string, number>> {
  const rows = await selectStoreIds(db)
  return new Map(rows.map((row) => [row.slug, row.id]))
}
