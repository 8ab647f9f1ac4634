import { expect, test } from 'vitest'
import { compareListDelete, compareListStore } from './compare-list.ts'
import { storeFollow, storeUnfollow } from './store.ts'
import { wishlistDelete, wishlistStore } from './wishlist.ts'

test.each([
  [wishlistStore, 'Added to your wishlist', 'Ditambahkan ke wishlist'],
  [wishlistDelete, 'Removed from your wishlist', 'Dihapus dari wishlist'],
  [compareListStore, 'Added to compare', 'Ditambahkan ke perbandingan'],
  [compareListDelete, 'Removed from compare', 'Dihapus dari perbandingan'],
  [storeFollow, 'You follow this store now', 'Anda kini mengikuti toko ini'],
  [storeUnfollow, 'You no longer follow this store', 'Anda berhenti mengikuti toko ini'],
])('a change of a list is told in both languages: %#', (call, en, id) => {
  expect(call.done).toEqual({ en, id })
})
