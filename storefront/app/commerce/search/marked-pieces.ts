export interface Piece {
  text: string
  marked: boolean
}

/**
 * Cuts a text into what someone typed and the rest. Every word that was typed is found by itself, in either case, where
 * a word of the text begins with it.
 */
export function markedPieces(text: string, typed: string): Piece[] {
  const words = typed.split(/\s+/).filter(Boolean)
  if (words.length === 0) return [{ text, marked: false }]
  // The longest first: of "sub" and "subwoofer" the whole word counts.
  const either = words
    .toSorted((a, b) => b.length - a.length)
    .map(literally)
    .join('|')
  const pieces: Piece[] = []
  let done = 0
  for (const found of text.matchAll(new RegExp(`(^|[^\\p{L}\\p{N}])(${either})`, 'giu'))) {
    const [whole, before = ''] = found
    const start = found.index + before.length
    pieces.push({ text: text.slice(done, start), marked: false })
    done = found.index + whole.length
    pieces.push({ text: text.slice(start, done), marked: true })
  }
  pieces.push({ text: text.slice(done), marked: false })
  return pieces.filter((piece) => piece.text !== '')
}

const literally = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
