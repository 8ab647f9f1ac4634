import { z } from 'zod'

/** The slug in each language of the shop: under which address the same thing is found there. */
export const slugByLanguage = z.record(z.string(), z.string())

export type SlugByLanguage = z.output<typeof slugByLanguage>
