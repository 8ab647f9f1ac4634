import { drawPart, type PaperPart } from '../../platform/pdf/draw-part.ts'
import { drawWordmark } from '../../platform/pdf/draw-wordmark.ts'
import { colours, tones } from '../../platform/pdf/pdf-colours.ts'
import { inner, type PdfSheet, page } from '../../platform/pdf/pdf-sheet.ts'
import type { InvoiceContents } from './invoice-shape.ts'

const label = { size: 8, weight: 600, colour: colours.second } as const
const text = { size: 9, weight: 400, colour: colours.ink } as const
const strong = { ...text, weight: 600 } as const
const stampTones = { paid: 'good', unpaid: 'careful', cancelled: 'bad' } as const

/** What stands above the table on the first page; answers where it ends. */
export function drawHead(sheet: PdfSheet, contents: InvoiceContents): number {
  const top = page.margin
  drawWordmark(sheet, contents.seller, { x: page.margin, y: top })
  const half = { x: page.margin + inner / 2, width: inner / 2, align: 'end' } as const
  const title = { size: 20, weight: 700, colour: contents.seller.colour } as const
  let right = top + sheet.write(contents.title, title, { ...half, y: top }) + 6
  const widest = Math.max(...contents.facts.map(({ value }) => sheet.widthOf(value, strong)))
  for (const fact of contents.facts) {
    const value = { ...half, y: right }
    const written = sheet.write(fact.value, strong, value)
    sheet.write(fact.label, label, {
      ...value,
      y: right + 1,
      width: half.width - widest - 10,
    })
    right += written
  }
  drawStamp(sheet, contents.stamp, top + 48)
  const y = drawParts(sheet, contents.parties, Math.max(right, top + 76) + 20)
  if (contents.remark === '') return y
  return y + drawRemark(sheet, contents.remark, y)
}

function drawStamp(sheet: PdfSheet, { text: said, tone }: InvoiceContents['stamp'], y: number): void {
  const { ink, ground } = tones[stampTones[tone]]
  const style = { size: 11, weight: 700, colour: ink } as const
  const width = sheet.widthOf(said, style)
  sheet.doc
    .lineWidth(1.2)
    .roundedRect(page.margin, y, width + 24, 26, 6)
    .fillAndStroke(ground, ink)
  sheet.write(said, style, { x: page.margin + 12, y: y + 6, width: width + 1 })
}

function drawRemark(sheet: PdfSheet, remark: string, y: number): number {
  const place = { x: page.margin + 12, width: inner - 24 }
  const height = sheet.heightOf(remark, text, place) + 16
  sheet.doc.roundedRect(page.margin, y, inner, height, 6).fill(colours.soft)
  sheet.write(remark, text, { ...place, y: y + 8 })
  return height + 18
}

/** Who sells, pays and gets it, beside each other, at most three in a row; answers where they end. */
function drawParts(sheet: PdfSheet, parts: PaperPart[], from: number): number {
  const gap = 20
  const width = (inner - 2 * gap) / 3
  let y = from
  for (let first = 0; first < parts.length; first += 3) {
    const heights = parts
      .slice(first, first + 3)
      .map((part, place) => drawPart(sheet, part, { x: page.margin + place * (width + gap), y, width }))
    y += Math.max(...heights) + 18
  }
  return y
}
