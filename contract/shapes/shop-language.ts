import { z } from 'zod'

/** A language that the shop speaks. Words of a predefined one ship with the app; `file` names the words of others. */
export const shopLanguage = z.object({
  code: z.string(),
  name: z.string(),
  predefined: z.boolean(),
  direction: z.enum(['ltr', 'rtl']),
  file: z.string(),
})

export type ShopLanguage = z.output<typeof shopLanguage>
