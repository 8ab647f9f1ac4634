import type { StoreInList } from '@gema/contract/calls/store.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { Store } from '../../modules/stores/stores.ts'
import { presentStore } from '../common/present-store.ts'

export const presentStoreInList = (
  store: Store,
  { language, productCount, followerCount }: Counted & { language: string },
): StoreInList => ({
  ...presentStore(store, language),
  is_own: store.kind === 'own',
  tagline: store.tagline === null ? '' : inLanguage(store.tagline, language),
  product_count: productCount,
  follower_count: followerCount,
})

interface Counted {
  productCount: number
  followerCount: number
}
