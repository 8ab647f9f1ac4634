import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { storeCard } from '../shapes/store-card.ts'

const storeInList = storeCard.extend({
  is_own: z.boolean(),
  tagline: z.string(),
  product_count: z.number().int(),
})

export const storeFetch = defineCall('storeFetch', {
  summary: 'Every store: the retailer’s own ones first, then partner sellers.',
  caller: 'anyone',
  pace: 'reading',
  input: z.object({}),
  data: z.array(storeInList),
})

export const storeFind = defineCall('storeFind', {
  summary:
    'One store with its services, demo rooms and how to visit it. Its products come from `product/fetch`.',
  caller: 'anyone',
  pace: 'reading',
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

export type StoreInList = z.output<typeof storeInList>
export type StoreDetail = z.output<typeof storeFind.data>
