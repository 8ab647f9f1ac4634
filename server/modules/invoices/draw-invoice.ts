import { numberPages } from '../../platform/pdf/number-pages.ts'
import { openPdf } from '../../platform/pdf/open-pdf.ts'
import { drawHead } from './draw-head.ts'
import { drawLines } from './draw-lines.ts'
import { drawTotals } from './draw-totals.ts'
import type { InvoiceContents } from './invoice-shape.ts'

/** Draws an invoice as a PDF: A4, as many pages as it needs, each with its number. */
export function drawInvoice(contents: InvoiceContents): Promise<Uint8Array<ArrayBuffer>> {
  const { language, fileTitle: title, seller, number, createdAt } = contents
  const { sheet, bytes } = openPdf({ language, title, author: seller.name, subject: number, createdAt })
  const afterHead = drawHead(sheet, contents)
  const afterLines = drawLines(sheet, contents, afterHead)
  drawTotals(sheet, contents, afterLines)
  numberPages(sheet, { said: `${seller.name} · ${number}`, pages: contents.pages })
  sheet.doc.end()
  return bytes
}
