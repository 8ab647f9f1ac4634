import { drawWordmark } from '../../../platform/pdf/draw-wordmark.ts'
import { colours } from '../../../platform/pdf/pdf-colours.ts'
import { type PdfSheet, page } from '../../../platform/pdf/pdf-sheet.ts'
import { layout } from '../catalogue-plan.ts'
import type { CatalogueContents } from '../catalogue-shape.ts'
import { coverKey, type PictureShelf } from './picture-shelf.ts'
import { shade } from './shade.ts'

const { side, inner } = layout

/** The picture of the cover takes the upper part of the page, from edge to edge. */
export const coverPicture = { width: page.width, height: 566 }

/** The cover: a room, the shop's mark on it, and below it what this is. */
export function drawCover(sheet: PdfSheet, contents: CatalogueContents, pictures: PictureShelf): void {
  const { cover, seller } = contents
  const { doc } = sheet
  doc.rect(-2, -2, page.width + 4, page.height + 4).fill(colours.night)
  if (cover.picture !== null) pictures.draw(coverKey(cover.picture), { x: 0, y: 0, ...coverPicture })
  shade(sheet, { y: 0, height: 150, from: 0.72, to: 0 })
  shade(sheet, { y: coverPicture.height - 190, height: 190, from: 0, to: 1 })
  drawWordmark(sheet, seller, { x: side, y: 40, ink: '#ffffff', scale: 1.15 })
  drawTitle(sheet, contents)
}

function drawTitle(sheet: PdfSheet, { cover }: CatalogueContents): void {
  const month = { size: 12, weight: 600, colour: colours.echo } as const
  sheet.write(cover.month, month, { x: side, y: 566, width: inner, most: 1 })
  const title = { size: 66, weight: 700, colour: '#ffffff', tracking: -0.03 } as const
  sheet.write(cover.title, title, { x: side - 3, y: 580, width: inner, most: 1 })
  const text = { size: 12, weight: 400, colour: colours.onNightSecond, leading: 1.5 } as const
  sheet.write(cover.tagline, text, { x: side, y: 682, width: 330, most: 3 })
  sheet.doc
    .lineWidth(0.6)
    .moveTo(side, page.height - 64)
    .lineTo(side + inner, page.height - 64)
    .stroke(colours.nightLine)
  const small = { size: 9, weight: 400, colour: colours.onNightSecond } as const
  const place = { x: side, y: page.height - 50, width: inner, most: 1 }
  sheet.write(cover.prices, small, place)
  sheet.write(cover.host, { ...small, weight: 600, colour: colours.onNight }, { ...place, align: 'end' })
}
