import { z } from 'zod'

/** Where a banner leads. 6 is the banner's own address; the others name a list of the shop. */
export const bannerSourceUrl = 6

export const banner = z.object({
  id: z.number().int(),
  is_active: z.boolean(),
  closable: z.boolean(),
  title: z.string(),
  text: z.string(),
  link_text: z.string(),
  slug: z.string(),
  image_url: z.string().nullable(),
  source_type: z.number().int().min(1).max(9),
  url: z.string().nullable(),
})

export type Banner = z.output<typeof banner>
