import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { pageInput, pageOf } from '../shapes/page-of.ts'
import { someLines } from '../values/person-name.ts'
import { queryFlag } from '../values/query-list.ts'
import { ownOrder } from './own-order.ts'

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
  shared: true,
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

/** The most that can be sent with a review; how heavy each picture may be is a setting. */
export const mostReviewPictures = 5

/** A line of a finished order that its buyer may write about, with what they wrote. */
const reviewable = z.object({
  order: z.object({ id: z.uuid(), number: z.string(), finished_at: z.iso.datetime() }),
  /** The line of the order: its transaction detail id. */
  line: z.uuid(),
  product_uuid: z.uuid(),
  slug: z.string(),
  name: z.string(),
  label: z.string(),
  image_path: z.string().nullable(),
  image_alt: z.string(),
  review: review.extend({ is_hidden: z.boolean(), hidden_reason: z.string().nullable() }).nullable(),
})

export const ratingReviewFetch = defineCall('ratingReviewFetch', {
  summary:
    'What the caller has bought and may review, and what they wrote: of one order, or of all that are finished.',
  caller: 'visitor',
  pace: 'reading',
  input: z.object({
    ...pageInput,
    per_page: z.coerce.number().int().min(1).max(60).default(10),
    order: ownOrder.order.optional(),
    key: ownOrder.key,
    /** Only what waits for a review, or only what has one. */
    state: z.enum(['all', 'waiting', 'written']).default('all'),
  }),
  data: z.object({
    result: pageOf(reviewable),
    /** How heavy a picture may be. */
    picture_kb: z.number().int(),
  }),
})

export const ratingReviewStore = defineCall('ratingReviewStore', {
  summary:
    'Reviews a line of a finished order, once: one to five stars, words, and up to five JPG or PNG pictures (`pictures`, repeated).',
  caller: 'visitor',
  pace: 'form',
  bodyLimit: mostReviewPictures * 4 * 1024 * 1024,
  done: {
    en: 'Thank you. Your review is on the product page now.',
    id: 'Terima kasih. Ulasan Anda sudah tampil di halaman produk.',
  },
  input: z.object({
    ...ownOrder,
    line: z.uuid(),
    rating: z.coerce
      .number({ error: 'review_rating_required' })
      .int('review_rating_required')
      .min(1, 'review_rating_required')
      .max(5, 'review_rating_required'),
    text: someLines(2000),
    pictures: z
      .union([z.file(), z.array(z.file())])
      .optional()
      .transform((sent) => (sent === undefined ? [] : [sent].flat()))
      // Behind the union: within it, the sentence would be lost.
      .pipe(z.array(z.file()).max(mostReviewPictures, 'review_too_many_pictures')),
  }),
  data: reviewable,
})

export type Reviewable = z.output<typeof reviewable>
export type Review = z.output<typeof review>
export type ReviewsData = z.output<typeof ratingReviewFind.data>
