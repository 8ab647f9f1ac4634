import { colours, tones } from '../../platform/pdf/pdf-colours.ts'
import {
  beginPage,
  drawRule,
  inner,
  type PdfSheet,
  page,
  type TextStyle,
} from '../../platform/pdf/pdf-sheet.ts'
import type { QuoteContents, QuoteRow } from './quote-shape.ts'

const head = { size: 8, weight: 600, colour: colours.second } as const
const small = { size: 8, weight: 400, colour: colours.second } as const
const text = { size: 9, weight: 400, colour: colours.ink } as const
const figure = { ...text, isTabular: true } as const
const bottom = page.height - page.foot

const pictureSide = 40
const padding = 7
const badge = { above: 4, height: 14, inset: 6 }

const amountColumns = ['quantity', 'saved', 'today', 'amount'] as const
const widths = { quantity: 30, saved: 78, today: 78, amount: 88 }
const amountsWidth = amountColumns.reduce((sum, name) => sum + widths[name], 0)
const product = {
  x: page.margin + pictureSide + 10,
  width: inner - amountsWidth - pictureSide - 10 - 8,
}

/** The table of what was chosen, with its head on every page; answers where it ends. No line is torn apart. */
export function drawQuoteLines(sheet: PdfSheet, contents: QuoteContents, from: number): number {
  let y = drawColumnHeads(sheet, contents, from)
  contents.lines.forEach((line, place) => {
    const height = heightOf(sheet, line)
    if (y + height > bottom) y = drawColumnHeads(sheet, contents, beginPage(sheet, contents.fileTitle))
    else if (place > 0) drawRule(sheet, y)
    drawLine(sheet, line, y)
    y += height
  })
  drawRule(sheet, y)
  return y
}

function drawColumnHeads(sheet: PdfSheet, { columns }: QuoteContents, y: number): number {
  sheet.doc.roundedRect(page.margin, y, inner, 22, 4).fill(colours.soft)
  sheet.write(columns.product, head, { x: page.margin + 8, y: y + 5.5, width: 180, most: 1 })
  writeAmounts(sheet, columns, { y: y + 5.5, style: head })
  return y + 24
}

/** Amounts stand at the end of their columns; one that is too wide becomes smaller rather than being cut. */
function writeAmounts(
  sheet: PdfSheet,
  row: Record<(typeof amountColumns)[number], string>,
  { y, style }: { y: number; style: TextStyle },
): void {
  let x = page.margin + inner - amountsWidth
  for (const name of amountColumns) {
    const width = widths[name] - 8
    const needed = sheet.widthOf(row[name], style)
    const size = needed > width ? (style.size * width) / needed - 0.1 : style.size
    sheet.write(row[name], { ...style, size }, { x, y: y + (style.size - size) / 2, width, align: 'end' })
    x += widths[name]
  }
}

const textsOf = (row: QuoteRow): { said: string; style: TextStyle }[] => [
  { said: row.component, style: head },
  { said: row.name, style: { ...text, weight: 600 } },
  { said: row.details, style: small },
]

const place = { ...product, most: 6 }

function heightOf(sheet: PdfSheet, row: QuoteRow): number {
  const texts = textsOf(row).reduce((sum, { said, style }) => sum + sheet.heightOf(said, style, place), 0)
  return Math.max(pictureSide, texts + badge.above + badge.height) + 2 * padding
}

function drawLine(sheet: PdfSheet, row: QuoteRow, y: number): void {
  drawPicture(sheet, row.picture, y + padding)
  let at = y + padding
  for (const { said, style } of textsOf(row)) at += sheet.write(said, style, { ...place, y: at })
  drawBadge(sheet, row.badge, at + badge.above)
  writeAmounts(sheet, row, { y: y + padding + head.size * 1.4, style: figure })
}

function drawPicture({ doc }: PdfSheet, picture: Uint8Array | undefined, y: number): void {
  const square = [page.margin, y, pictureSide, pictureSide] as const
  if (picture === undefined) {
    doc.roundedRect(...square, 5).fill(colours.soft)
    return
  }
  doc.save()
  doc.roundedRect(...square, 5).clip()
  doc.image(Buffer.from(picture), page.margin, y, { cover: [pictureSide, pictureSide] })
  doc.restore()
}

function drawBadge(sheet: PdfSheet, { text: said, tone }: QuoteRow['badge'], y: number): void {
  const { ink, ground } = tones[tone]
  const style = { size: 7.5, weight: 600, colour: ink } as const
  const width = Math.min(sheet.widthOf(said, style) + 1, product.width - 2 * badge.inset)
  sheet.doc.roundedRect(product.x, y, width + 2 * badge.inset, badge.height, 4).fill(ground)
  sheet.write(said, style, { x: product.x + badge.inset, y: y + 2, width, most: 1 })
}
