import { drawPart } from '../../platform/pdf/draw-part.ts'
import { colours } from '../../platform/pdf/pdf-colours.ts'
import { beginPage, inner, type PdfSheet, page, type TextStyle } from '../../platform/pdf/pdf-sheet.ts'
import type { InvoiceContents, InvoiceTotal } from './invoice-shape.ts'

const text = { size: 9, weight: 400, colour: colours.ink, isTabular: true } as const
const strong = { ...text, size: 12, weight: 700 } as const
const thanks = { size: 9, weight: 600, colour: colours.second } as const
const half = inner / 2

const styleOf = ({ isTotal }: InvoiceTotal): TextStyle => (isTotal ? strong : text)
const place = { x: page.margin + half, width: half - 8 }

/** The sum in its parts, and beside it how it was paid; all of it stays on one page. */
export function drawTotals(sheet: PdfSheet, contents: InvoiceContents, from: number): void {
  const heights = contents.totals.map((row) => heightOf(sheet, row))
  const needed = heights.reduce((sum, height) => sum + height, 0) + 60
  let y = from + 14
  if (y + needed > page.height - page.foot) {
    y = beginPage(sheet, contents.fileTitle)
  }
  const paid = drawPart(sheet, contents.payment, { x: page.margin + 8, y: y + 2, width: half - 20 })
  let at = y
  contents.totals.forEach((row, number) => {
    drawTotal(sheet, row, at)
    at += heights[number] ?? 0
  })
  sheet.write(contents.thanks, thanks, {
    x: page.margin + 8,
    y: Math.max(at, y + paid) + 24,
    width: inner - 16,
  })
}

/** The amount keeps its width; the label wraps in what is left. */
const labelWidth = (sheet: PdfSheet, row: InvoiceTotal): number =>
  place.width - sheet.widthOf(row.amount, styleOf(row)) - 12

const heightOf = (sheet: PdfSheet, row: InvoiceTotal): number =>
  sheet.heightOf(row.label, styleOf(row), { width: labelWidth(sheet, row) }) + (row.isTotal ? 18 : 4)

function drawTotal(sheet: PdfSheet, row: InvoiceTotal, y: number): void {
  const style = styleOf(row)
  const { doc } = sheet
  if (row.isTotal)
    doc
      .lineWidth(0.8)
      .moveTo(place.x, y + 4)
      .lineTo(page.margin + inner, y + 4)
      .stroke(colours.line)
  const top = row.isTotal ? y + 10 : y + 2
  sheet.write(row.label, style, { ...place, y: top, width: labelWidth(sheet, row) })
  sheet.write(row.amount, style, { ...place, y: top, align: 'end' })
}
