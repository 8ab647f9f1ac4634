import { drawWordmark } from '../../../platform/pdf/draw-wordmark.ts'
import { colours } from '../../../platform/pdf/pdf-colours.ts'
import { type PdfSheet, page } from '../../../platform/pdf/pdf-sheet.ts'
import { layout } from '../catalogue-plan.ts'
import type { CatalogueContents } from '../catalogue-shape.ts'
import { airy } from './small-type.ts'

const { side, inner } = layout
const small = { ...airy, size: 7, weight: 400, colour: colours.second } as const

/** What a page is about, above everything, with the shop's mark on the outer side. */
export function drawHead(sheet: PdfSheet, { seller }: CatalogueContents, said: string): void {
  const style = { size: 8, weight: 600, colour: colours.second } as const
  sheet.write(said, style, { x: side, y: 28, width: inner - 100, most: 1 })
  drawWordmark(sheet, seller, { x: page.width - side - 47, y: 24.5, scale: 0.46 })
  thinLine(sheet, 48)
}

/** The foot of a page: what holds for all prices, and the number of the page on the outer side, as books have it. */
export function drawFoot(sheet: PdfSheet, { foot }: CatalogueContents, number: number): void {
  const isLeft = number % 2 === 0
  const figure = { size: 8, weight: 600, colour: colours.ink, isTabular: true } as const
  const place = { x: side, y: layout.foot, width: inner }
  sheet.write(String(number), figure, { ...place, y: place.y - 0.7, align: isLeft ? 'start' : 'end' })
  const room = { ...place, width: inner - 40, x: isLeft ? side + 40 : side, most: 1 }
  sheet.write(foot, small, { ...room, align: isLeft ? 'end' : 'start' })
}

export function thinLine({ doc }: PdfSheet, y: number, { x = side, width = inner } = {}): void {
  doc
    .lineWidth(0.6)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(colours.line)
}
