import { drawQr } from '../../../platform/pdf/draw-qr.ts'
import { colours } from '../../../platform/pdf/pdf-colours.ts'
import type { PdfSheet } from '../../../platform/pdf/pdf-sheet.ts'
import { layout, type PlannedFiller } from '../catalogue-plan.ts'
import type { CatalogueContents } from '../catalogue-shape.ts'
import { fillerKey, type PictureShelf } from './picture-shelf.ts'
import { airy } from './small-type.ts'

const { side, inner } = layout
const inset = 24
const code = 60
const title = { size: 18, weight: 700, colour: '#ffffff', tracking: -0.02 } as const
const text = { ...airy, size: 9, weight: 400, colour: colours.onNightSecond, leading: 1.45 } as const
const link = { size: 9, weight: 600, colour: colours.echo } as const

/** What else the shop does, at the end of a section that leaves room on its page. */
export function drawFiller(sheet: PdfSheet, { contents, filler, pictures, place }: FillerDrawing): void {
  const said = contents.fillers[filler.nth % contents.fillers.length]
  if (said === undefined) return
  const { doc } = sheet
  const { y, height, picture } = filler
  doc.save()
  doc.roundedRect(side, y, inner, height, 10).clip()
  doc.rect(side, y, inner, height).fill(colours.night)
  if (picture > 0) pictures.draw(fillerKey(place), { x: side, y, width: inner, height: picture })
  doc.restore()
  const top = y + picture
  const room = { x: side + inset, width: inner - 2 * inset - code - 40 }
  const below = sheet.write(said.title, title, { ...room, y: top + 15, most: 1 })
  const high = sheet.write(said.text, text, { ...room, y: top + 17 + below, most: 3 })
  sheet.write(said.shown, link, { ...room, y: top + 20 + below + high, most: 1 })
  const qr = { x: side + inner - inset - code, y: top + (layout.filler.words - code) / 2, side: code }
  doc.roundedRect(qr.x - 6, qr.y - 6, code + 12, code + 12, 6).fill('#ffffff')
  drawQr(sheet, said.url, qr)
  doc.link(side, y, inner, height, said.url)
}

interface FillerDrawing {
  contents: CatalogueContents
  filler: PlannedFiller
  pictures: PictureShelf
  /** Of the page among those of goods. */
  place: number
}
