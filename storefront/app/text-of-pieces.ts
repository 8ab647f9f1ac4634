import type { PagePiece } from './api/page-context.ts'

/** A page, or a part of one, put together. */
export function textOfPieces(pieces: readonly PagePiece[]): string {
  const decoder = new TextDecoder()
  return pieces.map((piece) => (typeof piece === 'string' ? piece : decoder.decode(piece))).join('')
}
