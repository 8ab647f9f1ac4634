import { defaultLanguage, isPredefined, predefinedLanguages } from '@gema/contract/values/language.ts'
import { createInstance, type i18n as I18n } from 'i18next'
import type { ScreenWords, WordKey } from './define-words.ts'

/** Words from the database, by namespace and key. */
export type StoredWords = Record<string, Record<string, string>>

const shipped = new Map<string, I18n>()
const fromDatabase = new WeakMap<StoredWords, I18n>()

/** The words of a language, made once: for those that ship with the app, and for each set that came with a page. */
export function i18nFor(language: string, stored: StoredWords | undefined): I18n {
  const known = isPredefined(language) ? shipped.get(language) : stored && fromDatabase.get(stored)
  if (known !== undefined) return known
  const made = createI18n(language, stored ?? {})
  if (isPredefined(language)) shipped.set(language, made)
  else if (stored !== undefined) fromDatabase.set(stored, made)
  return made
}

function createI18n(language: string, stored: StoredWords): I18n {
  const instance = createInstance()
  instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    resources: { [language]: stored },
    initAsync: false,
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  })
  return instance
}

export type Translate<Words extends ScreenWords> = (
  key: WordKey<Words>,
  values?: Record<string, string | number>,
) => string

const joinedWords = new WeakMap<I18n, WeakSet<ScreenWords>>()

/** The function that finds a word. A screen's words join the others when the screen is first used. */
export function translatorOf<Words extends ScreenWords>(instance: I18n, words: Words): Translate<Words> {
  const joined = joinedWords.get(instance) ?? new WeakSet()
  joinedWords.set(instance, joined)
  if (!joined.has(words)) {
    joined.add(words)
    for (const language of predefinedLanguages) {
      // Replacing what is there: during development a screen's words change while the page is open.
      instance.addResourceBundle(language, words.namespace, words.words[language], true, true)
    }
  }
  // i18next types keys by one global list; ours are typed by each screen's own words.
  const find = instance.getFixedT(null, words.namespace) as (key: string, values: object) => string
  return (key, values = {}) => find(key, values)
}
