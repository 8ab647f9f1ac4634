import { z } from 'zod'

/** A collection: products that belong together by a theme. */
export const collectionCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  text: z.string(),
  image: z.string().nullable(),
})

export type CollectionCard = z.output<typeof collectionCard>
