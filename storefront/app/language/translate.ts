import { defaultLanguage, isPredefined } from '@gema/contract/values/language.ts'
import type { ScreenWords, WordKey } from './define-words.ts'

/** Words from the database, by namespace and key. */
export type StoredWords = Record<string, Record<string, string>>

/** The language of a page, with its words where they do not ship with the app. */
export interface PageWords {
  language: string
  stored: StoredWords
}

export type Translate<Words extends ScreenWords> = (
  key: WordKey<Words>,
  values?: Record<string, string | number>,
) => string

const shipped = new Map<string, PageWords>()
const fromDatabase = new WeakMap<StoredWords, PageWords>()

/** The words of a page, the same object each time, so that nothing is rendered anew for them. */
export function pageWordsOf(language: string, stored: StoredWords | undefined): PageWords {
  const known = isPredefined(language) ? shipped.get(language) : stored && fromDatabase.get(stored)
  if (known !== undefined) return known
  const made: PageWords = { language, stored: isPredefined(language) ? {} : (stored ?? {}) }
  if (isPredefined(language)) shipped.set(language, made)
  else if (stored !== undefined) fromDatabase.set(stored, made)
  return made
}

/** The function that finds a word: in the language of the page, or else in English. */
export function translatorOf<Words extends ScreenWords>(
  { language, stored }: PageWords,
  { namespace, words }: Words,
): Translate<Words> {
  const own = isPredefined(language) ? words[language] : stored[namespace]
  return (key, values = {}) => {
    const { count } = values
    const text =
      wordIn({ words: own, language }, key, count) ??
      wordIn({ words: words[defaultLanguage], language: defaultLanguage }, key, count)
    return fillBlanks(text ?? key, values)
  }
}

const pluralRules = new Map<string, Intl.PluralRules>()

function pluralFormOf(language: string, count: number): Intl.LDMLPluralRule {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language)
  pluralRules.set(language, rules)
  return rules.select(count)
}

interface WordsOfLanguage {
  words: Partial<Record<string, string>> | undefined
  language: string
}

/** A word of one language; with a count, in the form for that number. An empty one counts as missing. */
function wordIn(
  { words, language }: WordsOfLanguage,
  key: string,
  count: string | number | undefined,
): string | undefined {
  if (words === undefined) return undefined
  const form = typeof count === 'number' ? pluralFormOf(language, count) : undefined
  const inForm = form && (words[`${key}_${form}`] || words[`${key}_other`])
  return inForm || words[key] || undefined
}

/** `{{name}}` becomes its value; a blank without a value stays, so that it is noticed. */
const fillBlanks = (text: string, values: Record<string, string | number>): string =>
  text.includes('{{')
    ? text.replace(/\{\{\s*(\w+)\s*\}\}/g, (blank, name: string) => String(values[name] ?? blank))
    : text
