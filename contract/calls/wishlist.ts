import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { pageInput, pageOf } from '../shapes/page-of.ts'
import { productCard } from '../shapes/product-card.ts'

/** How many products a wishlist holds. */
export const mostWishes = 500

export const wishlistStore = defineCall('wishlistStore', {
  summary: 'Puts a product on the wishlist. Doing it again is a success.',
  caller: 'customer',
  pace: 'changing',
  done: { en: 'Added to your wishlist', id: 'Ditambahkan ke wishlist' },
  input: z.object({ uuid: z.uuid() }),
  data: z.object({ wishlisted: z.literal(1) }),
})

export const wishlistDelete = defineCall('wishlistDelete', {
  summary: 'Takes a product off the wishlist. Doing it again is a success.',
  caller: 'customer',
  pace: 'changing',
  done: { en: 'Removed from your wishlist', id: 'Dihapus dari wishlist' },
  input: z.object({ uuid: z.uuid() }),
  data: z.object({ wishlisted: z.null() }),
})

export const wishlistFetch = defineCall('wishlistFetch', {
  summary:
    'The wishlist, the newest first: a page of products, and the uuids of all of them for the hearts on cards.',
  caller: 'customer',
  pace: 'reading',
  input: z.object(pageInput),
  data: z.object({ result: pageOf(productCard), uuids: z.array(z.uuid()) }),
})
