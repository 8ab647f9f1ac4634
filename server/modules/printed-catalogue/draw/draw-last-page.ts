import { drawQr } from '../../../platform/pdf/draw-qr.ts'
import { drawWordmark } from '../../../platform/pdf/draw-wordmark.ts'
import { colours } from '../../../platform/pdf/pdf-colours.ts'
import { type PdfSheet, page } from '../../../platform/pdf/pdf-sheet.ts'
import { layout } from '../catalogue-plan.ts'
import type { CatalogueContents, CatalogueStore } from '../catalogue-shape.ts'
import { thinLine } from './page-frame.ts'
import { airy } from './small-type.ts'

const { side, inner } = layout
const gap = 28
const half = (inner - gap) / 2
const night = 178
const heading = { size: 18, weight: 700, colour: colours.ink, tracking: -0.02 } as const
const strong = { size: 11, weight: 700, colour: colours.ink } as const
const text = { ...airy, size: 9.5, weight: 400, colour: colours.second, leading: 1.5 } as const

/** The back: how to order, who installs it, and where the stores are, as many as there is room for. */
export function drawLastPage(sheet: PdfSheet, contents: CatalogueContents): void {
  const { last } = contents
  sheet.doc.addPage()
  const title = { size: 40, weight: 700, colour: colours.ink, tracking: -0.02 } as const
  sheet.write(last.title, title, { x: side - 2, y: 54, width: inner, most: 1 })
  let y = drawSteps(sheet, contents, 138)
  y = drawInstallation(sheet, contents, y + 10)
  drawStores(sheet, contents, y + 36)
  drawClosing(sheet, contents)
}

function drawSteps(sheet: PdfSheet, { last, seller }: CatalogueContents, from: number): number {
  let y = from
  for (let at = 0; at < last.steps.length; at += 2) {
    const heights = last.steps.slice(at, at + 2).map((step, column) => {
      const x = side + column * (half + gap)
      const figure = { size: 22, weight: 700, colour: seller.colour, tracking: -0.02 } as const
      sheet.write(String(at + column + 1), figure, { x, y: y - 4, width: 28 })
      const room = { x: x + 30, width: half - 30 }
      const below = sheet.write(step.title, strong, { ...room, y, most: 1 }) + 3
      return below + sheet.write(step.text, text, { ...room, y: y + below, most: 6 })
    })
    y += Math.max(...heights) + 26
  }
  return y
}

function drawInstallation(sheet: PdfSheet, { last, seller }: CatalogueContents, y: number): number {
  const { title, text: said, shown, url } = last.installation
  const room = { x: side + 20, width: inner - 40 }
  const high = sheet.heightOf(said, text, { width: room.width, most: 5 })
  const height = 16 + 16 + high + 20 + 14
  sheet.doc.roundedRect(side, y, inner, height, 10).fill(colours.tile)
  sheet.write(title, strong, { ...room, y: y + 15, most: 1 })
  sheet.write(said, text, { ...room, y: y + 32, most: 5 })
  const link = { size: 9, weight: 600, colour: seller.colour } as const
  sheet.write(shown, link, { ...room, y: y + 36 + high, most: 1 })
  sheet.doc.link(room.x, y + 34 + high, sheet.widthOf(shown, link), 16, url)
  return y + height
}

function drawStores(sheet: PdfSheet, { last }: CatalogueContents, from: number): void {
  const { stores } = last
  if (stores.length === 0) return
  sheet.write(last.storesTitle, heading, { x: side, y: from, width: inner, most: 1 })
  let y = from + 34
  for (let at = 0; at < stores.length; at += 2) {
    const row = stores.slice(at, at + 2)
    const height = Math.max(...row.map((store) => storeHeight(sheet, store)))
    if (y + height > page.height - night) return
    thinLine(sheet, y - 4)
    row.forEach((store, column) => {
      drawStore(sheet, store, { x: side + column * (half + gap), y: y + 6 })
    })
    y += height + 22
  }
}

const open = { ...text, weight: 600, colour: colours.ink } as const

/** What stands about a store, with the room above each of it. */
const linesOf = ({ name, lines, hours, note }: CatalogueStore) => [
  { said: name, style: strong, above: 0 },
  ...lines.map((said, place) => ({ said, style: text, above: place === 0 ? 2 : 0 })),
  ...hours.slice(0, 4).map((said, place) => ({ said, style: open, above: place === 0 ? 5 : 0 })),
  { said: note, style: text, above: 3 },
]

const storeHeight = (sheet: PdfSheet, store: CatalogueStore): number =>
  linesOf(store).reduce(
    (sum, { said, style, above }) => sum + above + sheet.heightOf(said, style, { width: half, most: 2 }),
    0,
  )

function drawStore(sheet: PdfSheet, store: CatalogueStore, { x, y }: { x: number; y: number }): void {
  let at = y
  for (const { said, style, above } of linesOf(store))
    at += above + sheet.write(said, style, { x, y: at + above, width: half, most: 2 })
}

function drawClosing(sheet: PdfSheet, { last, seller, foot }: CatalogueContents): void {
  const top = page.height - night
  sheet.doc.rect(-2, top, page.width + 4, night + 2).fill(colours.night)
  drawWordmark(sheet, seller, { x: side, y: top + 34, ink: '#ffffff', scale: 1.15 })
  const big = { size: 13, weight: 600, colour: '#ffffff' } as const
  const small = { size: 9, weight: 400, colour: colours.onNightSecond } as const
  const room = { x: side, width: inner - 130, most: 1 }
  sheet.write(last.site.shown, big, { ...room, y: top + 82 })
  sheet.write(last.contact.join('  ·  '), small, { ...room, y: top + 102 })
  sheet.write(foot, { ...small, size: 7 }, { ...room, y: page.height - 34, most: 1 })
  const code = { x: side + inner - 104, y: top + 30, side: 96 }
  sheet.doc.roundedRect(code.x - 8, code.y - 8, 112, 112, 8).fill('#ffffff')
  drawQr(sheet, last.site.url, code)
  sheet.doc.link(code.x - 8, code.y - 8, 112, 112, last.site.url)
  const said = { ...small, size: 7.5 } as const
  sheet.write(last.site.scan, said, { x: code.x - 48, y: code.y + 110, width: 152, align: 'end', most: 1 })
}
