import { encode } from 'uqr'
import { colours } from './pdf-colours.ts'
import type { PdfSheet } from './pdf-sheet.ts'

interface QrPlace {
  x: number
  y: number
  side: number
  /** How much of it may be damaged: a small one on clean paper needs little, and has larger squares for it. */
  ecc?: 'L' | 'M'
}

/** A text as a code for the camera of a phone: dark squares, those beside each other as one, with nothing around them. */
export function drawQr({ doc }: PdfSheet, text: string, { x, y, side, ecc = 'M' }: QrPlace): void {
  const { data, size } = encode(text, { ecc, border: 0 })
  // On a grid of its own: whole numbers take a third of the bytes.
  doc
    .save()
    .translate(x, y)
    .scale(side / size)
  data.forEach((row, down) => {
    for (let across = 0; across < row.length; across += 1) {
      if (!row[across]) continue
      const from = across
      while (row[across + 1]) across += 1
      doc.rect(from, down, across - from + 1, 1)
    }
  })
  doc.fill(colours.ink).restore()
}
