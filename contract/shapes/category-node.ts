import { z } from 'zod'

const leaf = z.object({
  id: z.number().int(),
  uuid: z.uuid(),
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  product_count: z.number().int(),
})

/** A category of the menu with its sub-categories: two levels, as the menu shows them. */
export const categoryNode = leaf.extend({
  icon: z.string(),
  tagline: z.string(),
  scene_image: z.string().nullable(),
  child: z.array(leaf),
  /** The brands with most products in it. */
  top_brands: z.array(
    z.object({ uuid: z.uuid(), slug: z.string(), name: z.string(), logo: z.string().nullable() }),
  ),
})

export type CategoryLeaf = z.output<typeof leaf>
export type CategoryNode = z.output<typeof categoryNode>
