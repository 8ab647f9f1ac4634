import { markedPieces } from './marked-pieces.ts'

/** A text with the typed part in bold. It is put together from pieces of text, never from HTML. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  return markedPieces(text, typed).map((piece, place) => {
    // The same pieces in the same places, as long as text and typed are the same.
    const key = `${place}-${piece.text}`
    return piece.marked ? (
      <mark key={key} className="bg-transparent font-bold text-inherit">
        {piece.text}
      </mark>
    ) : (
      <span key={key}>{piece.text}</span>
    )
  })
}
