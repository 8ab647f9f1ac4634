import { drawQr } from '../../../platform/pdf/draw-qr.ts'
import { colours } from '../../../platform/pdf/pdf-colours.ts'
import type { PdfSheet } from '../../../platform/pdf/pdf-sheet.ts'
import { layout } from '../catalogue-plan.ts'
import type { GoodsCard } from '../catalogue-shape.ts'
import { drawFigures, drawPicture, qrSide } from './draw-card.ts'
import { drawPrice } from './draw-price.ts'
import type { PictureShelf } from './picture-shelf.ts'
import { airy } from './small-type.ts'

const { side, inner, goods } = layout
const figuresWidth = 140
const text = { x: side + goods.row + 16, width: inner - goods.row - 16 - figuresWidth - 18 }
const end = side + inner - figuresWidth

const brand = { size: 8, weight: 600, colour: colours.second } as const
const name = { size: 12, weight: 700, colour: colours.ink, leading: 1.25, tracking: -0.005 } as const
const summary = { ...airy, size: 8, weight: 400, colour: colours.second, leading: 1.42 } as const
const small = { ...airy, size: 7, weight: 400, colour: colours.second } as const

/** A product over the whole width, with what it is in a sentence. */
export function drawWideCard(
  sheet: PdfSheet,
  card: GoodsCard,
  { y, pictures }: { y: number; pictures: PictureShelf },
): void {
  const bottom = y + goods.row
  const edge = { x: side + 0.4, y: y + 0.4, width: inner - 0.8, height: goods.row - 0.8 }
  sheet.doc.lineWidth(0.8).roundedRect(edge.x, edge.y, edge.width, edge.height, 8).stroke(colours.line)
  drawPicture(sheet, card.picture, { x: side, y, side: goods.row, pictures })
  let at = y + 11
  at += sheet.write(card.brand, brand, { ...text, y: at, most: 1 }) + 1
  at += sheet.write(card.name, name, { ...text, y: at, most: 3 }) + 3
  const prices = card.selling === '' && card.from === '' ? 34 : 44
  const lines = Math.max(0, Math.floor((bottom - prices - at) / (summary.size * summary.leading)))
  if (lines > 0) sheet.write(card.summary, summary, { ...text, y: at, most: lines })
  drawPrice(sheet, card, { x: text.x, y: bottom - 14, width: text.width, size: 13 })
  const figures = { x: end, y: y + 16, width: figuresWidth - 14 }
  drawFigures(sheet, card.figures.slice(0, 5), figures)
  const qr = { x: end + figuresWidth - 14 - qrSide, y: bottom - 14 - qrSide }
  drawQr(sheet, card.url, { ...qr, side: qrSide, ecc: 'L' })
  const room = { x: end, width: figuresWidth - 14 - qrSide - 10 }
  sheet.write(card.choices, small, { ...room, y: bottom - 14 - 28, most: 2 })
  sheet.write(card.code, { ...small, size: 6.5 }, { ...room, y: bottom - 14 - 8.5, most: 1 })
  sheet.doc.link(side, y, inner, goods.row, card.url)
}
