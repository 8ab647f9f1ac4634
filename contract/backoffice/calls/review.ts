import { z } from 'zod'
import { pageInput, pageOf } from '../../shapes/page-of.ts'
import { flatLine, someLines } from '../../values/person-name.ts'
import { defineStaffCall } from '../define-staff-call.ts'

/** A review as the staff sees it. */
const staffReview = z.object({
  id: z.uuid(),
  product: z.string(),
  author: z.string(),
  rating: z.number().int(),
  text: z.string(),
  pictures: z.array(z.string()),
  reply: z.string().nullable(),
  is_hidden: z.boolean(),
  hidden_reason: z.string().nullable(),
  written_at: z.iso.datetime(),
})

export const reviewFetch = defineStaffCall('reviewFetch', {
  summary: 'Reviews, the newest first.',
  caller: 'staff',
  permission: 'reviews',
  pace: 'reading',
  input: z.object(pageInput),
  data: pageOf(staffReview),
})

export const reviewHide = defineStaffCall('reviewHide', {
  summary: 'Hides a review with a reason; its stars count no more.',
  caller: 'staff',
  permission: 'reviews',
  pace: 'changing',
  input: z.object({ id: z.uuid(), reason: flatLine({ longest: 300 }) }),
  data: staffReview,
})

export const reviewShow = defineStaffCall('reviewShow', {
  summary: 'Shows a hidden review again.',
  caller: 'staff',
  permission: 'reviews',
  pace: 'changing',
  input: z.object({ id: z.uuid() }),
  data: staffReview,
})

export const reviewAnswer = defineStaffCall('reviewAnswer', {
  summary: 'Answers a review, once.',
  caller: 'staff',
  permission: 'reviews',
  pace: 'changing',
  input: z.object({ id: z.uuid(), text: someLines(1000) }),
  data: staffReview,
})

export type StaffReview = z.output<typeof staffReview>
