import { z } from 'zod'

/** Which part of a list is asked for. */
export const pageInput = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(60).default(24),
}

/** One page of a list, and where it stands in the whole. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item),
    current_page: z.number().int(),
    last_page: z.number().int(),
    per_page: z.number().int(),
    total: z.number().int(),
  })

export interface PageOf<Item> {
  data: Item[]
  current_page: number
  last_page: number
  per_page: number
  total: number
}
