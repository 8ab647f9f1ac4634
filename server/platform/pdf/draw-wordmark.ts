import { colours } from './pdf-colours.ts'
import type { PdfSheet } from './pdf-sheet.ts'

export const letters = [
  'M25.9 7.2A13 13 0 1 0 29 16H16.5',
  'M38 17.5h14a7.1 7.1 0 1 0-2.2 5.5',
  'M58.8 25V10.7m0 5a4.9 4.9 0 0 1 9.8 0V25m0-9.3a4.9 4.9 0 0 1 9.8 0V25',
  'M99.7 17.8a7.2 7.2 0 1 1-14.4 0a7.2 7.2 0 1 1 14.4 0',
  'M99.7 10.7V25',
]
export const echo = 'M20.7 11.1A6.8 6.8 0 1 0 22.3 18.6'

export const ownName = 'Gema'

interface WordmarkPlace {
  x: number
  y: number
  /** On dark ground it is light. */
  ink?: string
  scale?: number
}

/** The shop's wordmark: our own is drawn, any other shop's name is written. */
export function drawWordmark(
  sheet: PdfSheet,
  seller: { name: string; colour: string },
  { x, y, ink = colours.ink, scale = 0.95 }: WordmarkPlace,
) {
  if (seller.name !== ownName) {
    const colour = ink === colours.ink ? seller.colour : ink
    sheet.write(seller.name, { size: 20, weight: 700, colour }, { x, y, width: 240, most: 2 })
    return
  }
  const { doc } = sheet
  doc
    .save()
    .translate(x - 1, y)
    .scale(scale)
    .lineWidth(3.1)
    .lineCap('round')
    .lineJoin('round')
  for (const letter of letters) doc.path(letter).stroke(ink)
  doc.path(echo).stroke(colours.echo)
  doc.restore()
}
