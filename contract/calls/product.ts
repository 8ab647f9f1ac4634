import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { listing } from '../shapes/listing.ts'
import { listingQuery } from '../shapes/listing-query.ts'
import { pageInput, pageOf } from '../shapes/page-of.ts'
import { productCard } from '../shapes/product-card.ts'
import { productDetail } from '../shapes/product-detail.ts'

export const productFetch = defineCall('productFetch', {
  summary:
    'A list of products with its filters and their counts: of a category, brand, collection, display case or store, or found by `q`.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: listingQuery,
  data: listing,
})

export const productFind = defineCall('productFind', {
  summary:
    'One product with everything on its page; `suggested` is often bought with it, `recommended` is like it.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({ id: z.uuid() }),
  data: z.object({
    server_time: z.iso.datetime(),
    product: productDetail,
    /** 1 on the wishlist of who asks, null otherwise. */
    wishlisted: z.literal(1).nullable(),
    suggested: z.array(productCard),
    recommended: z.array(productCard),
    stock: z.number().int(),
  }),
})

export const productFetchRecommended = defineCall('productFetchRecommended', {
  summary: 'Products that the shop recommends, the most popular first.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object(pageInput),
  data: z.object({ server_time: z.iso.datetime(), result: pageOf(productCard) }),
})

export const productFetchCategories = defineCall('productFetchCategories', {
  summary: 'Every main category with its most popular products.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({ per_category: z.coerce.number().int().min(1).max(12).default(6) }),
  data: z.object({
    server_time: z.iso.datetime(),
    categories: z.array(
      z.object({
        uuid: z.uuid(),
        name: z.string(),
        slug: z.string(),
        product_count: z.number().int(),
        products: z.array(productCard),
      }),
    ),
  }),
})

export type ProductFindData = z.output<typeof productFind.data>
