import { drawQr } from '../../../platform/pdf/draw-qr.ts'
import { colours } from '../../../platform/pdf/pdf-colours.ts'
import type { PdfSheet } from '../../../platform/pdf/pdf-sheet.ts'
import { layout } from '../catalogue-plan.ts'
import type { GoodsCard } from '../catalogue-shape.ts'
import type { Figure } from '../rules/key-figures.ts'
import { drawPrice } from './draw-price.ts'
import { goodsKey, type PictureShelf } from './picture-shelf.ts'
import { airy } from './small-type.ts'

const { side, inner, goods } = layout
const columnGap = 20
const width = (inner - columnGap) / 2
const pictureSide = 106
/** 14 millimetres: the least that cameras of phones read with ease. */
export const qrSide = 40
const text = { x: pictureSide + 12, width: width - pictureSide - 12 }

const brand = { size: 7.5, weight: 600, colour: colours.second } as const
const name = { size: 9.5, weight: 700, colour: colours.ink, leading: 1.26, tracking: 0.002 } as const
const label = { ...airy, size: 7.3, weight: 400, colour: colours.second } as const
const value = { ...airy, size: 7.3, weight: 600, colour: colours.ink } as const

/** A product in one of the two columns. The whole of it leads to its page. */
export function drawCard(
  sheet: PdfSheet,
  card: GoodsCard,
  { column, y, pictures }: { column: number; y: number; pictures: PictureShelf },
): void {
  const left = side + column * (width + columnGap)
  const bottom = y + goods.row
  drawPicture(sheet, card.picture, { x: left, y, side: pictureSide, pictures })
  sheet.write(
    card.code,
    { ...label, size: 6.5 },
    { x: left, y: y + pictureSide + 6, width: pictureSide, most: 1 },
  )
  sheet.write(card.choices, label, { x: left, y: y + pictureSide + 15.5, width: pictureSide, most: 2 })
  const x = left + text.x
  let at = y + 1
  at += sheet.write(card.brand, brand, { x, y: at, width: text.width, most: 1 }) + 1
  at += sheet.write(card.name, name, { x, y: at, width: text.width, most: 4 }) + 4
  drawFigures(sheet, figuresThatFit(card.figures, bottom - qrSide - 6 - at), { x, y: at, width: text.width })
  drawQr(sheet, card.url, { x: left + width - qrSide, y: bottom - qrSide, side: qrSide, ecc: 'L' })
  drawPrice(sheet, card, { x, y: bottom, width: text.width - qrSide - 8 })
  sheet.doc.link(left, y, width, goods.row, card.url)
}

const figureLine = 10.8
const mostInCard = 4

const figuresThatFit = (figures: Figure[], height: number): Figure[] =>
  figures.slice(0, Math.min(mostInCard, Math.floor(height / figureLine)))

/** Labels at the start, values at the end. */
export function drawFigures(
  sheet: PdfSheet,
  figures: Figure[],
  { x, y, width }: { x: number; y: number; width: number },
): void {
  figures.forEach((figure, place) => {
    const at = y + place * figureLine
    const wide = sheet.widthOf(figure.value, value)
    sheet.write(figure.label, label, { x, y: at, width: width - wide - 4, most: 1 })
    sheet.write(figure.value, value, { x, y: at, width, align: 'end', most: 1 })
  })
}

/** A picture with round corners; without one, its quiet ground. */
export function drawPicture(
  { doc }: PdfSheet,
  picture: string | null,
  { x, y, side: edge, pictures }: { x: number; y: number; side: number; pictures: PictureShelf },
): void {
  doc.save()
  doc.roundedRect(x, y, edge, edge, 8).clip()
  doc.rect(x, y, edge, edge).fill(colours.tile)
  if (picture !== null) pictures.draw(goodsKey(picture), { x, y, width: edge, height: edge })
  doc.restore()
}
