/** Longer ones are no words of a person. */
const longestWord = 40

/**
 * The words of a text as search compares them: small letters, no accents, plurals also in the singular, and a model
 * number both in its parts and in one piece, because shoppers write "RX-980", "RX 980" and "rx980".
 */
export function wordsOf(text: string): string[] {
  const words = piecesOf(text)
  const joined = words.flatMap((word, index) => {
    const next = words[index + 1]
    return next !== undefined && /^\p{L}+$/u.test(word) && /^\d/.test(next) ? [word + next] : []
  })
  return [...new Set([...words, ...words.map(singularOf), ...joined])]
}

/** The words of a search, in their order and as they were written. */
export const wordsOfQuery = (text: string): string[] => [...new Set(piecesOf(text))]

function piecesOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const found = plain.match(/\p{L}+\d*|\d+(?:[.,]\d+)*\p{L}*/gu) ?? []
  return found.filter((word) => word.length <= longestWord).map((word) => word.replaceAll(',', '.'))
}

/** English plurals; Indonesian has none at the end of a word. A beginning matches both, so it need not be exact. */
export function singularOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|z)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
