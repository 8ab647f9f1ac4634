import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { productCard } from '../shapes/product-card.ts'

/** How many products stand side by side. */
export const mostCompared = 4

/** The list as every change answers it, for the buttons on product pages. */
const compared = z.object({ uuids: z.array(z.uuid()) })

export const compareListStore = defineCall('compareListStore', {
  summary: 'Adds a product to compare: at most four, of one main category. Doing it again is a success.',
  caller: 'customer',
  pace: 'changing',
  done: { en: 'Added to compare', id: 'Ditambahkan ke perbandingan' },
  input: z.object({ product_id: z.uuid() }),
  data: compared,
})

export const compareListDelete = defineCall('compareListDelete', {
  summary: 'Takes a product out of the comparison; without an id, all of them.',
  caller: 'customer',
  pace: 'changing',
  done: { en: 'Removed from compare', id: 'Dihapus dari perbandingan' },
  input: z.object({ product_id: z.uuid().optional() }),
  data: compared,
})

const comparedRow = z.object({
  key: z.string(),
  name: z.string(),
  /** One for each product, in their order; nothing where a product does not say. */
  values: z.array(z.string().nullable()),
  is_equal: z.boolean(),
  /** The places of the products that are best in this, where one can say so. */
  best: z.array(z.number().int()),
})

export const compareListFetch = defineCall('compareListFetch', {
  summary: 'The products that the customer compares, with their comparable attributes row by row.',
  caller: 'customer',
  pace: 'reading',
  input: z.object({}),
  data: z.object({
    /** The main category that all of them belong to. */
    category: z.object({ name: z.string(), slug: z.string() }).nullable(),
    products: z.array(productCard.extend({ category: z.string() })),
    groups: z.array(
      z.object({
        group: z.enum(['sound', 'connections', 'picture', 'build', 'power', 'general', 'service']),
        rows: z.array(comparedRow),
      }),
    ),
  }),
})

export type Compared = z.output<typeof compareListFetch.data>
export type ComparedRow = z.output<typeof comparedRow>
