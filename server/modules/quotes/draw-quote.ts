import { numberPages } from '../../platform/pdf/number-pages.ts'
import { openPdf } from '../../platform/pdf/open-pdf.ts'
import { drawQuoteHead } from './draw-quote-head.ts'
import { drawQuoteLines } from './draw-quote-lines.ts'
import { drawQuoteNotes } from './draw-quote-notes.ts'
import { drawQuoteStores } from './draw-quote-stores.ts'
import { drawQuoteTotals } from './draw-quote-totals.ts'
import type { QuoteContents } from './quote-shape.ts'

/** Draws a quotation as a PDF: A4, as many pages as it needs, each with its number. */
export function drawQuote(contents: QuoteContents): Promise<Uint8Array<ArrayBuffer>> {
  const { language, fileTitle: title, seller, name, createdAt } = contents
  const { sheet, bytes } = openPdf({ language, title, author: seller.name, subject: name, createdAt })
  let y = drawQuoteHead(sheet, contents)
  y = drawQuoteLines(sheet, contents, y)
  y = drawQuoteTotals(sheet, contents, y)
  y = drawQuoteNotes(sheet, contents, y)
  drawQuoteStores(sheet, contents, y)
  numberPages(sheet, { said: `${seller.name} · ${title}`, pages: contents.pages })
  sheet.doc.end()
  return bytes
}
