import { colours, tones } from '../../platform/pdf/pdf-colours.ts'
import { beginPage, inner, type PdfSheet, page } from '../../platform/pdf/pdf-sheet.ts'
import type { QuoteContents } from './quote-shape.ts'

const heading = { size: 11, weight: 700, colour: colours.ink } as const
const text = { size: 9, weight: 400, colour: colours.ink } as const
const labelWidth = 84
const gap = 5
const bottom = page.height - page.foot

/** What the rules say of the system, a verdict before each sentence; answers where it ends. */
export function drawQuoteNotes(sheet: PdfSheet, { notes, fileTitle }: QuoteContents, from: number): number {
  const [first] = notes.rows
  if (first === undefined) return from
  const place = { x: page.margin + labelWidth, width: inner - labelWidth, most: 8 }
  const heights = notes.rows.map(({ sentence }) => sheet.heightOf(sentence, text, place))
  let y = from + 22
  // A heading never stands alone at the end of a page.
  if (y + 22 + (heights[0] ?? 0) > bottom) y = beginPage(sheet, fileTitle)
  y += sheet.write(notes.heading, heading, { x: page.margin, y, width: inner }) + 6
  notes.rows.forEach(({ label, tone, sentence }, number) => {
    if (y + (heights[number] ?? 0) > bottom) y = beginPage(sheet, fileTitle)
    const style = { size: 8, weight: 600, colour: tones[tone].ink } as const
    sheet.doc.circle(page.margin + 3, y + 6.3, 2.5).fill(tones[tone].ink)
    sheet.write(label, style, { x: page.margin + 11, y: y + 0.7, width: labelWidth - 17 })
    y += sheet.write(sentence, text, { ...place, y }) + gap
  })
  return y - gap
}
