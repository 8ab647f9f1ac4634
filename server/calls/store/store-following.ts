import type { storeFollowing } from '@gema/contract/calls/store.ts'
import type { Handler } from '../../http/handler.ts'
import { followedStores, followerCounts } from '../../modules/stores/stores.ts'
import type { Shop } from '../../shop.ts'
import { presentStoreInList } from './present-store-in-list.ts'

/** The stores that the caller follows, the newest first. */
export const answerStoreFollowing: Handler<typeof storeFollowing, Shop> = async (_input, context) => {
  const { shop, language } = context
  const [followed, followers, counts] = await Promise.all([
    followedStores(shop.db, context.caller.customerId),
    followerCounts(shop.db),
    shop.listing.currentCounts(shop.clock.now()),
  ])
  return followed.map(({ store, followedAt }) => ({
    ...presentStoreInList(store, {
      language,
      productCount: counts.store.get(store.id) ?? 0,
      followerCount: followers.get(store.id) ?? 0,
    }),
    followed_at: followedAt.toISOString(),
  }))
}
