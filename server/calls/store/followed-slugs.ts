import type { storeFollow } from '@gema/contract/calls/store.ts'
import type { DataOf } from '@gema/contract/define-call.ts'
import { countFollowers, followedStores } from '../../modules/stores/stores.ts'
import type { Db } from '../../platform/database/database.ts'

/** What every change of a following answers: all that the customer follows, and how many follow this store. */
export async function followedSlugs(
  db: Db,
  { customerId, storeId }: { customerId: number; storeId: number },
): Promise<DataOf<typeof storeFollow>> {
  const [followed, count] = await Promise.all([followedStores(db, customerId), countFollowers(db, storeId)])
  return { slugs: followed.map(({ store }) => store.slug), follower_count: count }
}
