import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { shopLanguage } from '../shapes/shop-language.ts'

export const localization = defineCall('localization', {
  summary: 'The words of a language that does not ship with the app, by namespace and key.',
  caller: 'anyone',
  pace: 'reading',
  shared: true,
  input: z.object({ locale_code: z.string().min(1).max(8) }),
  data: z.object({
    language: shopLanguage,
    words: z.record(z.string(), z.record(z.string(), z.string())),
  }),
})

export type LocalizationData = z.output<typeof localization.data>
