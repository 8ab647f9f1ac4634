import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { pageInput, pageOf } from '../shapes/page-of.ts'
import { testimony } from '../shapes/testimony.ts'

export const testimonyFetch = defineCall('testimonyFetch', {
  summary: 'What customers say, the newest first.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object(pageInput),
  data: z.object({
    average: z.number().nullable(),
    result: pageOf(testimony),
  }),
})
