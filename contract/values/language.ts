/** The language of addresses without a prefix, and the one that every missing text falls back to. */
export const defaultLanguage = 'en'

/** The languages whose words ship with the app; any other one is kept in the database. */
export const predefinedLanguages = ['en', 'id'] as const

export type PredefinedLanguage = (typeof predefinedLanguages)[number]

export const isPredefined = (language: string): language is PredefinedLanguage =>
  (predefinedLanguages as readonly string[]).includes(language)

/** A text in several languages. English is always there, so a fallback is never empty. */
export type Translated = { en: string } & Record<string, string | undefined>

/** The text in the language asked for, or in English. */
export const inLanguage = (text: Translated, language: string): string => text[language] || text.en

/** The language that a `Language` header names; nonsense and absence mean the default. */
export const languageOfHeader = (header: string | null | undefined): string =>
  header && /^[a-z]{2}$/.test(header) ? header : defaultLanguage
