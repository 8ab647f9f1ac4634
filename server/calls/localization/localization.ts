import type { localization } from '@gema/contract/calls/localization.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { activeLanguages, wordsOf } from '../../modules/languages/languages.ts'
import type { Shop } from '../../shop.ts'
import { presentLanguage } from './present-language.ts'

/** The words of a language that does not ship with the app. */
export const answerLocalization: Handler<typeof localization, Shop> = async ({ locale_code }, { shop }) => {
  const languages = await activeLanguages(shop.db)
  const language = languages.find((each) => each.code === locale_code)
  if (language === undefined) return refuse('language_unknown')
  return { language: presentLanguage(language), words: await wordsOf(shop.db, locale_code) }
}
