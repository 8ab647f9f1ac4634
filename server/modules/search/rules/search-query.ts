/** A word of a search with everything that it may stand for. */
export interface QueryWord {
  typed: string
  /** The same, with typing errors mended. */
  written: string
  /** Any of these will do; all but the shortest also match as the beginning of a longer word. */
  means: string[]
  isKnown: boolean
}

/** A question for PostgreSQL that each of the words must answer. */
export const allWords = (words: readonly QueryWord[]): string => words.map(oneWord).join(' & ')

export const anyWord = (words: readonly QueryWord[]): string => words.map(oneWord).join(' | ')

/** One word in any of its meanings. */
export const oneWord = ({ means }: QueryWord): string => `(${means.map(lexeme).join(' | ')})`

/** One or two letters begin too many words. */
const shortestBeginning = 3

function lexeme(word: string): string {
  const quoted = `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
  return word.length < shortestBeginning ? quoted : `${quoted}:*`
}
