import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { pageInput, pageOf } from '../shapes/page-of.ts'

const video = z.object({
  uuid: z.uuid(),
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  seconds: z.number().int(),
  image: z.string(),
  published_at: z.iso.datetime(),
  /** What is shown in a frame once somebody wants to see it; of another site, unless it begins with a slash. */
  embed_url: z.string(),
})

export const videoFetch = defineCall('videoFetch', {
  summary: 'Videos, the newest first.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object(pageInput),
  data: z.object({ result: pageOf(video) }),
})

export type Video = z.output<typeof video>
