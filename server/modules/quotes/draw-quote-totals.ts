import { colours } from '../../platform/pdf/pdf-colours.ts'
import { beginPage, inner, type PdfSheet, page, type TextStyle } from '../../platform/pdf/pdf-sheet.ts'
import type { QuoteContents, QuoteTotal } from './quote-shape.ts'

const head = { size: 8, weight: 600, colour: colours.second } as const
const text = { size: 9, weight: 400, colour: colours.ink, isTabular: true } as const
const strong = { ...text, size: 11, weight: 700 } as const
const small = { size: 8, weight: 400, colour: colours.second } as const

const amount = 118
const end = page.margin + inner - 8
const columns = { saved: end - 2 * amount, today: end - amount }
const label = { x: columns.saved - 110, width: 110 }

const styleOf = ({ isTotal }: QuoteTotal): TextStyle => (isTotal ? strong : text)
const heightOf = ({ isTotal }: QuoteTotal): number => (isTotal ? 30 : 17)

/** Both sums beside each other; all of it stays on one page. Answers where it ends. */
export function drawQuoteTotals(sheet: PdfSheet, contents: QuoteContents, from: number): number {
  const { saved, today, rows, remark } = contents.totals
  const room = { x: label.x, width: end - label.x }
  const needed = rows.reduce((sum, row) => sum + heightOf(row), 0) + 18 + sheet.heightOf(remark, small, room)
  let y = from + 12
  if (y + needed > page.height - page.foot) y = beginPage(sheet, contents.fileTitle)
  writeAmounts(sheet, { saved, today }, { y, style: head })
  y += 18
  for (const row of rows) {
    drawTotal(sheet, row, y)
    y += heightOf(row)
  }
  return y + sheet.write(remark, small, { ...room, y, align: 'end' })
}

function drawTotal(sheet: PdfSheet, row: QuoteTotal, y: number): void {
  const style = styleOf(row)
  if (row.isTotal)
    sheet.doc
      .lineWidth(0.8)
      .moveTo(label.x, y + 3)
      .lineTo(page.margin + inner, y + 3)
      .stroke(colours.line)
  const top = row.isTotal ? y + 9 : y + 1
  sheet.write(row.label, style, { ...label, y: top, most: 1 })
  writeAmounts(sheet, row, { y: top, style })
}

function writeAmounts(
  sheet: PdfSheet,
  { saved, today }: { saved: string; today: string },
  { y, style }: { y: number; style: TextStyle },
): void {
  const place = { y, width: amount, align: 'end' } as const
  sheet.write(saved, style, { ...place, x: columns.saved })
  sheet.write(today, style, { ...place, x: columns.today })
}
