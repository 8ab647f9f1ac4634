import type { Words } from './compare-languages.ts'

/** One result of `defineWords`. */
export interface WordSet {
  namespace: string
  words: { en: Words; id: Words }
}

export interface ReadExports {
  sets: WordSet[]
  /** Exports that have a namespace but not plain texts in both languages. */
  malformed: string[]
}

/** The word sets among the exports of a `*-words.ts` file. */
export function wordSetsOf(exports: Readonly<Record<string, unknown>>): ReadExports {
  const named = Object.entries(exports).filter(([, value]) => isRecord(value) && 'namespace' in value)
  return {
    sets: named.map(([, value]) => value).filter(isWordSet),
    malformed: named.filter(([, value]) => !isWordSet(value)).map(([name]) => name),
  }
}

function isWordSet(value: unknown): value is WordSet {
  if (!isRecord(value) || typeof value.namespace !== 'string' || !isRecord(value.words)) return false
  return isWords(value.words.en) && isWords(value.words.id)
}

function isWords(value: unknown): value is Words {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
