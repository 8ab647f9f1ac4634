import { defaultLanguage, isPredefined, predefinedLanguages } from '@gema/contract/values/language.ts'
import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { ScreenWords, WordKey } from './define-words.ts'

/** Words from the database, by namespace and key. */
export type StoredWords = Record<string, Record<string, string>>

const shipped = new Map<string, I18n>()

/** The words of a language. Those that ship with the app are shared by all requests, because nothing in them changes. */
export function i18nFor(language: string, stored: StoredWords | undefined): I18n {
  const known = shipped.get(language)
  if (known !== undefined) return known
  const made = createI18n(language, stored ?? {})
  if (isPredefined(language)) shipped.set(language, made)
  return made
}

function createI18n(language: string, stored: StoredWords): I18n {
  const instance = createInstance()
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    resources: { [language]: stored },
    initAsync: false,
    interpolation: { escapeValue: false },
    returnEmptyString: false,
    react: { useSuspense: false },
  })
  return instance
}

export type Translate<Words extends ScreenWords> = (
  key: WordKey<Words>,
  values?: Record<string, string | number>,
) => string

/** The function that finds a word. A screen's words join the others when the screen is first used. */
export function translatorOf<Words extends ScreenWords>(instance: I18n, words: Words): Translate<Words> {
  for (const language of predefinedLanguages) {
    if (!instance.hasResourceBundle(language, words.namespace)) {
      instance.addResourceBundle(language, words.namespace, words.words[language])
    }
  }
  // i18next types keys by one global list; ours are typed by each screen's own words.
  const find = instance.getFixedT(null, words.namespace) as (key: string, values: object) => string
  return (key, values = {}) => find(key, values)
}
