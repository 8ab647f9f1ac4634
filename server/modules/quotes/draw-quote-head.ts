import { drawQr } from '../../platform/pdf/draw-qr.ts'
import { drawWordmark } from '../../platform/pdf/draw-wordmark.ts'
import { colours } from '../../platform/pdf/pdf-colours.ts'
import { drawRule, inner, type PdfSheet, page } from '../../platform/pdf/pdf-sheet.ts'
import type { QuoteContents } from './quote-shape.ts'

const label = { size: 8, weight: 600, colour: colours.second } as const
const small = { size: 8, weight: 400, colour: colours.second } as const
const text = { size: 9, weight: 400, colour: colours.ink } as const
const strong = { ...text, weight: 600 } as const
const qrSide = 92
const labelWidth = 92

/** What stands above the table on the first page; answers where it ends. */
export function drawQuoteHead(sheet: PdfSheet, contents: QuoteContents): number {
  const top = page.margin
  drawWordmark(sheet, contents.seller, { x: page.margin, y: top })
  const title = { size: 20, weight: 700, colour: contents.seller.colour } as const
  sheet.write(contents.title, title, { x: page.margin + inner / 2, y: top, width: inner / 2, align: 'end' })
  const contact = { x: page.margin, y: top + 40, width: inner, most: 2 }
  const afterContact = contact.y + sheet.write(contents.contact, small, contact) + 8
  drawRule(sheet, afterContact)
  const from = afterContact + 16
  const afterFacts = drawFacts(sheet, contents, from)
  const afterQr = drawScan(sheet, contents, from)
  const y = Math.max(afterFacts, afterQr) + 12
  return y + drawRemark(sheet, contents.remark, y)
}

function drawFacts(sheet: PdfSheet, { name, facts, online }: QuoteContents, from: number): number {
  const width = inner - qrSide - 28
  const called = { size: 16, weight: 700, colour: colours.ink } as const
  let y = from + sheet.write(name, called, { x: page.margin, y: from, width, most: 4 }) + 6
  const value = { x: page.margin + labelWidth, width: width - labelWidth }
  facts.forEach((fact, place) => {
    sheet.write(fact.label, label, { x: page.margin, y: y + 1, width: labelWidth - 8 })
    y += sheet.write(fact.value, place === 0 ? strong : text, { ...value, y, most: 3 }) + 3
  })
  sheet.write(online.label, label, { x: page.margin, y: y + 1, width: labelWidth - 8 })
  const height = sheet.write(online.shown, { ...small, size: 7.5 }, { ...value, y: y + 1, most: 3 })
  sheet.doc.link(value.x, y, value.width, height, online.url)
  return y + height
}

function drawScan(sheet: PdfSheet, { online }: QuoteContents, y: number): number {
  const x = page.margin + inner - qrSide
  drawQr(sheet, online.url, { x, y, side: qrSide })
  sheet.doc.link(x, y, qrSide, qrSide, online.url)
  const room = { x: x - 20, width: qrSide + 20, align: 'end' } as const
  return y + qrSide + 4 + sheet.write(online.scan, label, { ...room, y: y + qrSide + 4, most: 2 })
}

function drawRemark(sheet: PdfSheet, remark: string, y: number): number {
  const place = { x: page.margin + 12, width: inner - 24 }
  const height = sheet.heightOf(remark, small, place) + 14
  sheet.doc.roundedRect(page.margin, y, inner, height, 6).fill(colours.soft)
  sheet.write(remark, { ...small, colour: colours.ink }, { ...place, y: y + 7 })
  return height + 16
}
