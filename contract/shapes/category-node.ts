import { z } from 'zod'

const leaf = z.object({
  id: z.number().int(),
  uuid: z.uuid(),
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
})

/** A category of the menu with its sub-categories: two levels, as the menu shows them. */
export const categoryNode = leaf.extend({
  icon: z.string(),
  tagline: z.string(),
  scene_image: z.string().nullable(),
  child: z.array(leaf),
})

export type CategoryLeaf = z.output<typeof leaf>
export type CategoryNode = z.output<typeof categoryNode>
