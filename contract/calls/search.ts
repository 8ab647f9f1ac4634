import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { productCard } from '../shapes/product-card.ts'
import { searchText } from '../values/search-text.ts'

export const search = defineCall('search', {
  summary: 'Suggestions while someone types: keywords, categories, sub-categories and products.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({ q: searchText }),
  data: z.object({
    text: z.string(),
    /** The text without its typing errors, when it has any. */
    corrected: z.string().nullable(),
    suggested: z.array(z.object({ title: z.string() })),
    categories: z.array(
      z.object({
        name: z.string(),
        slug: z.string(),
        image: z.string().nullable(),
        product_count: z.number().int(),
      }),
    ),
    sub_category: z.array(
      z.object({
        title: z.string(),
        slug: z.string(),
        image: z.string().nullable(),
        product_count: z.number().int(),
        category: z.object({ name: z.string(), slug: z.string() }),
      }),
    ),
    products: z.array(productCard),
    /** How many products there are in all. */
    total: z.number().int(),
  }),
})

export type SearchData = z.output<typeof search.data>
