import { defaultLanguage, inLanguage, type Translated } from '@gema/contract/values/language.ts'
import { canDraw } from '../../platform/drawing/drawing-fonts.ts'

const words = {
  tryIt: { en: 'Try it in our stores in Jakarta', id: 'Coba langsung di toko kami di Jakarta' },
  by: { en: 'By {author}', id: 'Oleh {author}' },
} satisfies Record<string, Translated>

/** What a picture says besides the texts of the shop. */
export const shareWord = (word: keyof typeof words, language: string): string =>
  inLanguage(words[word], language)

/** A text in a language, as far as the typeface has its letters; else in English. */
export function drawable(text: Translated, language: string): string {
  const wanted = inLanguage(text, language)
  return canDraw(wanted) ? wanted : inLanguage(text, defaultLanguage)
}
