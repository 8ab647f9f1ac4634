import type { storeFetch } from '@gema/contract/calls/store.ts'
import type { Handler } from '../../http/handler.ts'
import { allStores, followerCounts } from '../../modules/stores/stores.ts'
import type { Shop } from '../../shop.ts'
import { presentStoreInList } from './present-store-in-list.ts'

/** Every store: the retailer's own ones first, then partner sellers. */
export const answerStoreFetch: Handler<typeof storeFetch, Shop> = async (_input, { shop, language }) => {
  const [stores, followers, counts] = await Promise.all([
    allStores(shop.db),
    followerCounts(shop.db),
    shop.listing.currentCounts(shop.clock.now()),
  ])
  return stores.map((store) =>
    presentStoreInList(store, {
      language,
      productCount: counts.store.get(store.id) ?? 0,
      followerCount: followers.get(store.id) ?? 0,
    }),
  )
}
