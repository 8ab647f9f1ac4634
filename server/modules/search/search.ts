import { defaultLanguage, isPredefined } from '@gema/contract/values/language.ts'
import type { Db } from '../../platform/database/database.ts'
import { chooseCorrection } from './rules/choose-correction.ts'
import { allWords, anyWord, oneWord, type QueryWord } from './rules/search-query.ts'
import { singularOf, wordsOf, wordsOfQuery } from './rules/words-of.ts'
import {
  selectByText,
  selectByTitle,
  selectCandidates,
  selectKeywords,
  selectKnowledge,
  upsertSynonyms,
} from './search-queries.ts'

export { fillSearchOnce, indexProducts, rebuildSearch } from './index-products.ts'

/** A search as the shop understands it. */
export interface Understood {
  words: QueryWord[]
  /** The text with typing errors mended; null when there were none. */
  corrected: string | null
}

const mostWords = 8
/** Below this many hits in titles, the texts of products are searched as well. */
const fewHits = 24
const mostTextHits = 2_000

/** Saves what else words mean; a word that is known already is changed. */
export const saveSynonyms = (db: Db, synonyms: { word: string; means: string[] }[]): Promise<void> =>
  upsertSynonyms(db, synonyms)

/** Reads a search: which of its words the shop knows, what they mean, and what was meant by those it does not know. */
export async function understand(db: Db, text: string): Promise<Understood> {
  const typed = wordsOfQuery(text).slice(0, mostWords)
  if (typed.length === 0) return { words: [], corrected: null }
  const knowledge = await knowledgeOf(db, typed)
  const unknown = typed.filter((word) => !knowledge.get(word)?.isKnown)
  const candidates = unknown.length === 0 ? [] : await selectCandidates(db, unknown)
  const words = typed.map((word): QueryWord => {
    const known = knowledge.get(word)
    if (known?.isKnown)
      return { typed: word, written: word, means: [singularOf(word), ...known.means], isKnown: true }
    const meant = chooseCorrection(
      word,
      candidates.filter((candidate) => candidate.typed === word),
    )
    const isKnown = meant.length > 0
    return {
      typed: word,
      written: meant[0] ?? word,
      means: isKnown ? meant.map(singularOf) : [word],
      isKnown,
    }
  })
  const corrected = words.map(({ written }) => written).join(' ')
  return { words, corrected: words.every((word) => word.written === word.typed) ? null : corrected }
}

/** Whether words are known as they are, as a beginning, or by another word for the same thing. */
async function knowledgeOf(db: Db, typed: string[]) {
  const rows = new Map((await selectKnowledge(db, typed.map(singularOf))).map((row) => [row.word, row]))
  return new Map(
    typed.map((word) => {
      const row = rows.get(singularOf(word))
      const means = row?.means ?? []
      return [word, { means, isKnown: row?.isKnown === true || means.length > 0 }]
    }),
  )
}

/**
 * The products that a search finds, in lists of which the first are the best: all words in the title, then all words
 * in title and text, and only where there is neither, some of the words.
 */
export async function findProducts(db: Db, { words }: Understood): Promise<number[][]> {
  if (words.length === 0) return []
  const inTitle = await selectByTitle(db, allWords(words))
  if (inTitle.length >= fewHits) return [inTitle]
  const inText = await selectByText(db, words.map(oneWord), mostTextHits)
  if (inTitle.length > 0 || inText.length > 0) return [inTitle, inText]
  const telling = words.filter(({ typed, isKnown }) => isKnown && typed.length >= shortestTelling)
  if (telling.length === 0 || words.length === 1) return []
  return [await selectByTitle(db, anyWord(telling))]
}

/** Where only some words can be met, a letter or a figure alone says nothing. */
const shortestTelling = 3

/** Whole searches to offer for what has been typed so far, in a language. */
export async function suggestKeywords(
  db: Db,
  { words }: Understood,
  { language, limit }: { language: string; limit: number },
): Promise<string[]> {
  if (words.length === 0) return []
  // Searches are kept in the languages that ship with the app.
  const spoken = isPredefined(language) ? language : defaultLanguage
  const exact = await selectKeywords(db, { language: spoken, question: allWords(words), limit })
  if (exact.length > 0 || words.length === 1) return exact
  return selectKeywords(db, { language: spoken, question: anyWord(words), limit })
}

/** How many words of a search begin a word of some text, in any of their meanings. */
export function matchingWords({ words }: Understood, text: string): number {
  const ofText = wordsOf(text)
  return words.filter(({ means }) => means.some((word) => ofText.some((one) => one.startsWith(word)))).length
}
