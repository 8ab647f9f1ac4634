import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { pageInput, pageOf } from '../shapes/page-of.ts'
import { queryFlag } from '../values/query-list.ts'

export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const

const review = z.object({
  uuid: z.uuid(),
  /** Masked: the first and the last letter of each name. */
  author: z.string(),
  rating: z.number().int(),
  text: z.string(),
  /** The language it was written in. */
  language: z.string(),
  variant: z.string(),
  pictures: z.array(z.string()),
  helpful_count: z.number().int(),
  written_at: z.iso.datetime(),
  /** What the shop answered. */
  reply: z.string().nullable(),
})

export const ratingReviewFind = defineCall('ratingReviewFind', {
  summary: 'The reviews of a product with the spread of its ratings.',
  caller: 'anyone',
  pace: 'reading',
  input: z.object({
    id: z.uuid(),
    ...pageInput,
    per_page: z.coerce.number().int().min(1).max(60).default(6),
    sort: z.enum(reviewSorts).default('newest'),
    rating: z.coerce.number().int().min(1).max(5).optional(),
    with_pictures: queryFlag,
  }),
  data: z.object({
    average: z.number().nullable(),
    count: z.number().int(),
    /** From five stars down to one. */
    histogram: z.array(z.object({ stars: z.number().int(), count: z.number().int() })),
    with_pictures_count: z.number().int(),
    result: pageOf(review),
  }),
})

export type Review = z.output<typeof review>
export type ReviewsData = z.output<typeof ratingReviewFind.data>
