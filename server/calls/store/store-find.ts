import type { storeFind } from '@gema/contract/calls/store.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { countFollowers, storeOfSlug } from '../../modules/stores/stores.ts'
import type { Shop } from '../../shop.ts'
import { presentAverage } from '../rating-review/present-average.ts'
import { presentStoreInList } from './present-store-in-list.ts'

/** One store with everything that its page tells. */
export const answerStoreFind: Handler<typeof storeFind, Shop> = async (input, { shop, language }) => {
  const [store, counts] = await Promise.all([
    storeOfSlug(shop.db, input.slug),
    shop.listing.currentCounts(shop.clock.now()),
  ])
  if (store === undefined) return refuse('store_unknown')
  const rating = shop.listing.storeRatings.get(store.id) ?? { sum: 0, count: 0 }
  const text = (translated: Parameters<typeof inLanguage>[0]) => inLanguage(translated, language)
  return {
    ...presentStoreInList(store, {
      language,
      productCount: counts.store.get(store.id) ?? 0,
      followerCount: await countFollowers(shop.db, store.id),
    }),
    about: store.about === null ? '' : text(store.about),
    services: store.services.map(text),
    visit: store.visit.map(text),
    demo_rooms: store.demoRooms.map((room) => ({
      name: text(room.name),
      text: text(room.text),
      picture: room.picture,
    })),
    joined_at: store.joinedAt.toISOString(),
    rating: presentAverage(rating.sum, rating.count),
    rating_count: rating.count,
  }
}
