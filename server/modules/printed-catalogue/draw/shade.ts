import { colours } from '../../../platform/pdf/pdf-colours.ts'
import { type PdfSheet, page } from '../../../platform/pdf/pdf-sheet.ts'

/** Darkens a picture from top to bottom, so that words on it can be read. */
export function shade(
  { doc }: PdfSheet,
  { y, height, from, to }: { y: number; height: number; from: number; to: number },
): void {
  const gradient = doc
    .linearGradient(0, y, 0, y + height)
    .stop(0, colours.night, from)
    .stop(1, colours.night, to)
  doc.rect(-2, y, page.width + 4, height).fill(gradient)
}
