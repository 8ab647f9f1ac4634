import { colours } from '../../platform/pdf/pdf-colours.ts'
import { beginPage, drawRule, inner, type PdfSheet, page } from '../../platform/pdf/pdf-sheet.ts'
import type { QuoteContents, QuoteStore } from './quote-shape.ts'

const heading = { size: 8, weight: 600, colour: colours.second } as const
const strong = { size: 9, weight: 600, colour: colours.ink } as const
const text = { size: 8, weight: 400, colour: colours.second } as const
const inRow = 3
const gap = 18
const width = (inner - (inRow - 1) * gap) / inRow
const bottom = page.height - page.foot + 8

/** The stores with their hours, at the foot of the last page; they stay together, as many as fit on a page. */
export function drawQuoteStores(sheet: PdfSheet, { stores, fileTitle }: QuoteContents, from: number): void {
  if (stores.all.length === 0) return
  const rows = Array.from({ length: Math.ceil(stores.all.length / inRow) }, (_, row) =>
    stores.all.slice(row * inRow, (row + 1) * inRow),
  )
  const heights = rows.map((row) => Math.max(...row.map((store) => heightOf(sheet, store))) + 12)
  const needed = heights.reduce((sum, height) => sum + height, 22)
  let y = bottom - needed
  if (y < from + 18) {
    const top = beginPage(sheet, fileTitle)
    y = Math.max(top, y)
  }
  drawRule(sheet, y)
  sheet.write(stores.heading, heading, { x: page.margin, y: y + 7, width: inner, most: 1 })
  y += 22
  rows.forEach((row, number) => {
    const height = heights[number] ?? 0
    if (y + height > bottom + 12) y = beginPage(sheet, fileTitle)
    for (const [place, store] of row.entries())
      drawStore(sheet, store, { x: page.margin + place * (width + gap), y })
    y += height
  })
}

const placesOf = ({ name, lines }: QuoteStore) => [
  { said: name, style: strong },
  ...lines.map((said) => ({ said, style: text })),
]

const heightOf = (sheet: PdfSheet, store: QuoteStore): number =>
  placesOf(store).reduce((sum, { said, style }) => sum + sheet.heightOf(said, style, { width, most: 3 }), 0)

function drawStore(sheet: PdfSheet, store: QuoteStore, { x, y }: { x: number; y: number }): void {
  let at = y
  for (const { said, style } of placesOf(store)) at += sheet.write(said, style, { x, y: at, width, most: 3 })
}
