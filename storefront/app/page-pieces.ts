/**
 * A part of a page: a text, or a part that is known as the bytes that are sent (`draw-once.tsx`), in which there is nothing
 * to run.
 */
export type PagePiece = string | Uint8Array<ArrayBuffer>

/** All of a page as text, for who cannot take it in pieces. */
export function textOfPieces(pieces: readonly PagePiece[]): string {
  const decoder = new TextDecoder()
  return pieces.map((piece) => (typeof piece === 'string' ? piece : decoder.decode(piece))).join('')
}
