import type { SlugByLanguage } from '@gema/contract/shapes/slug-by-language.ts'
import { defaultLanguage, type Translated } from '@gema/contract/values/language.ts'

/** The slug in each language that has one of its own; whichever is missing has the English one. */
export const presentSlugs = (slug: string | Translated): SlugByLanguage =>
  typeof slug === 'string'
    ? { [defaultLanguage]: slug }
    : Object.fromEntries(
        Object.entries(slug).flatMap(([language, text]) => (text ? [[language, text] as const] : [])),
      )
