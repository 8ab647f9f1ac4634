import type { SlugByLanguage } from '@gema/contract/shapes/slug-by-language.ts'
import { defaultLanguage } from '@gema/contract/values/language.ts'

/** The slug under which something is found in a language; without one of its own it has the English one. */
export const slugIn = ({ slug, slugs }: { slug: string; slugs: SlugByLanguage }, language: string): string =>
  slugs[language] ?? slugs[defaultLanguage] ?? slug
