import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { categoryNode } from '../shapes/category-node.ts'
import { collectionCard } from '../shapes/collection-card.ts'
import { pageInput, pageOf } from '../shapes/page-of.ts'
import { productCard } from '../shapes/product-card.ts'

export const categoryFetch = defineCall('categoryFetch', {
  summary: 'The categories with their sub-categories, counts and most popular brands.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({}),
  data: z.array(categoryNode),
})

const brandCard = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  origin: z.string(),
  tagline: z.string(),
  product_count: z.number().int(),
})

export const brandFetch = defineCall('brandFetch', {
  summary: 'The brands, the featured ones first.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({ ...pageInput, response_type: z.enum(['paginate']).default('paginate') }),
  data: pageOf(brandCard),
})

export const collectionFetch = defineCall('collectionFetch', {
  summary: 'The collections, in the order of the shop.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({}),
  data: z.array(collectionCard),
})

const displayCase = z.object({
  id: z.number().int(),
  uuid: z.uuid(),
  slug: z.string(),
  name: z.string(),
  text: z.string(),
  image: z.string().nullable(),
  product_count: z.number().int(),
  products: z.array(productCard),
})

export const displayCaseFetchProduct = defineCall('displayCaseFetchProduct', {
  summary: 'The display cases (etalase), each with its first products; one alone when its `uuid` is given.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({
    uuid: z.uuid().optional(),
    per_case: z.coerce.number().int().min(1).max(60).default(6),
  }),
  data: z.object({ server_time: z.iso.datetime(), display_cases: z.array(displayCase) }),
})

export type BrandCard = z.output<typeof brandCard>
export type DisplayCase = z.output<typeof displayCase>
