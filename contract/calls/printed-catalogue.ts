import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const catalogueDownload = defineCall('catalogueDownload', {
  summary:
    'The printed catalogue of the whole assortment: a PDF file. A plain link has no Language header, so the language may also be named here.',
  caller: 'anyone',
  pace: 'reading',
  link: { keptSeconds: 300 },
  input: z.object({ language: z.string().max(10).optional() }),
  /** A PDF. */
  data: z.instanceof(Blob),
})
