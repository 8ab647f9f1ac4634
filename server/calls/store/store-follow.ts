import type { storeFollow } from '@gema/contract/calls/store.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { followStores, storeOfSlug } from '../../modules/stores/stores.ts'
import type { Shop } from '../../shop.ts'
import { followedSlugs } from './followed-slugs.ts'

/** The caller follows a store. */
export const answerStoreFollow: Handler<typeof storeFollow, Shop> = async (input, context) => {
  const { db, clock } = context.shop
  const store = await storeOfSlug(db, input.slug)
  if (store === undefined) return refuse('store_unknown')
  const following = { customerId: context.caller.customerId, storeId: store.id }
  await followStores(db, [{ ...following, followedAt: clock.now() }])
  return followedSlugs(db, following)
}
