import type { storeUnfollow } from '@gema/contract/calls/store.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { storeOfSlug, unfollowStore } from '../../modules/stores/stores.ts'
import type { Shop } from '../../shop.ts'
import { followedSlugs } from './followed-slugs.ts'

/** The caller follows a store no longer. */
export const answerStoreUnfollow: Handler<typeof storeUnfollow, Shop> = async (input, context) => {
  const { db } = context.shop
  const store = await storeOfSlug(db, input.slug)
  if (store === undefined) return refuse('store_unknown')
  const following = { customerId: context.caller.customerId, storeId: store.id }
  await unfollowStore(db, following)
  return followedSlugs(db, following)
}
