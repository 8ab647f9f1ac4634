import { isPredefined } from '@gema/contract/values/language.ts'
import type { Db } from '../../platform/database/database.ts'
import { madeOnce } from '../../platform/made-once.ts'
import { selectActiveLanguages, selectWords, upsertLanguages, upsertWords } from './languages-queries.ts'

export interface Language {
  code: string
  name: string
  direction: 'ltr' | 'rtl'
  /** Its words ship with the app. */
  predefined: boolean
}

/** Words by namespace and key. */
export type Words = Record<string, Record<string, string>>

/** The two languages of the app, for a shop that has not said which ones it speaks. */
const shipped: Language[] = [
  { code: 'en', name: 'English', direction: 'ltr', predefined: true },
  { code: 'id', name: 'Indonesia', direction: 'ltr', predefined: true },
]

/** The languages that the shop speaks, in the order of the switcher. */
export const activeLanguages = async (db: Db): Promise<Language[]> =>
  withShipped(await selectActiveLanguages(db))

const withShipped = madeOnce((rows: Awaited<ReturnType<typeof selectActiveLanguages>>): Language[] => {
  const others = rows.filter((row) => !isPredefined(row.code))
  return [...shipped, ...others.map((row) => ({ ...row, predefined: false }))]
})

/** The stored words of a language; empty for one that ships with the app. */
export async function wordsOf(db: Db, languageCode: string): Promise<Words> {
  const byNamespace = Map.groupBy(await selectWords(db, languageCode), (row) => row.namespace)
  // From entries, because a namespace or a key may have a name that every object knows.
  const texts = [...byNamespace].map(([namespace, rows]) => [
    namespace,
    Object.fromEntries(rows.map((row) => [row.key, row.text])),
  ])
  return Object.fromEntries(texts)
}

/** Adds a language or changes it, words included; words that are not named stay. */
export async function saveLanguage(
  db: Db,
  language: Omit<Language, 'predefined'> & { position?: number },
  words: Words = {},
): Promise<void> {
  await upsertLanguages(db, [language])
  const rows = Object.entries(words).flatMap(([namespace, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ languageCode: language.code, namespace, key, text })),
  )
  if (rows.length > 0) await upsertWords(db, rows)
}
