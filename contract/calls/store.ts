import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { storeCard } from '../shapes/store-card.ts'

const storeInList = storeCard.extend({
  is_own: z.boolean(),
  tagline: z.string(),
  product_count: z.number().int(),
  follower_count: z.number().int(),
})

export const storeFetch = defineCall('storeFetch', {
  summary: 'Every store: the retailer’s own ones first, then partner sellers.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({}),
  data: z.array(storeInList),
})

export const storeFind = defineCall('storeFind', {
  summary:
    'One store with its services, demo rooms and how to visit it. Its products come from `product/fetch`.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({ slug: z.string().min(1).max(80) }),
  data: storeInList.extend({
    about: z.string(),
    services: z.array(z.string()),
    visit: z.array(z.string()),
    demo_rooms: z.array(z.object({ name: z.string(), text: z.string(), picture: z.string() })),
    joined_at: z.iso.datetime(),
    /** Average over all products it sells. */
    rating: z.number().nullable(),
    rating_count: z.number().int(),
  }),
})

/** The stores that the customer follows, by their slugs, as every change answers them. */
const followed = z.object({ slugs: z.array(z.string()), follower_count: z.number().int() })
const whichStore = z.object({ slug: z.string().min(1).max(80) })

export const storeFollow = defineCall('storeFollow', {
  summary: 'Follows a store. Doing it again is a success.',
  caller: 'customer',
  pace: 'changing',
  done: { en: 'You follow this store now', id: 'Anda kini mengikuti toko ini' },
  input: whichStore,
  data: followed,
})

export const storeUnfollow = defineCall('storeUnfollow', {
  summary: 'Follows a store no longer. Doing it again is a success.',
  caller: 'customer',
  pace: 'changing',
  done: { en: 'You no longer follow this store', id: 'Anda berhenti mengikuti toko ini' },
  input: whichStore,
  data: followed,
})

export const storeFollowing = defineCall('storeFollowing', {
  summary: 'The stores that the customer follows, the newest first.',
  caller: 'customer',
  pace: 'reading',
  input: z.object({}),
  data: z.array(storeInList.extend({ followed_at: z.iso.datetime() })),
})

export type StoreInList = z.output<typeof storeInList>
export type StoreDetail = z.output<typeof storeFind.data>
