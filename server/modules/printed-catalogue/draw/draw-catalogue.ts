import { openPdf } from '../../../platform/pdf/open-pdf.ts'
import type { PdfSheet } from '../../../platform/pdf/pdf-sheet.ts'
import { type CataloguePlan, planCatalogue } from '../catalogue-plan.ts'
import type { CatalogueContents } from '../catalogue-shape.ts'
import { drawCover } from './draw-cover.ts'
import { drawGoodsPage } from './draw-goods-page.ts'
import { drawIndexPage } from './draw-index.ts'
import { drawLastPage } from './draw-last-page.ts'
import { PictureShelf, type Pictures } from './picture-shelf.ts'

export interface DrawnCatalogue {
  pdf: Uint8Array<ArrayBuffer>
  pages: number
}

/** Draws a catalogue as a PDF: cover, contents, products, and how to order. */
export async function drawCatalogue(contents: CatalogueContents, bytesOf: Pictures): Promise<DrawnCatalogue> {
  const { language, fileTitle: title, seller, cover, madeAt: createdAt } = contents
  const { sheet, bytes } = openPdf({ language, title, author: seller.name, subject: cover.prices, createdAt })
  const pictures = new PictureShelf(sheet, bytesOf)
  const plan = planCatalogue(contents.sections)
  drawCover(sheet, contents, pictures)
  sheet.doc.outline.addItem(cover.title)
  plan.index.forEach((_, place) => {
    drawIndexPage(sheet, { contents, plan, number: 2 + place })
    if (place === 0) sheet.doc.outline.addItem(contents.index.title)
  })
  drawGoods(sheet, { contents, plan, pictures })
  drawLastPage(sheet, contents)
  sheet.doc.outline.addItem(contents.last.title)
  sheet.doc.end()
  return { pdf: await bytes, pages: plan.pages }
}

/** The pages of products, each category and what is below it in the reader's list of bookmarks. */
function drawGoods(
  sheet: PdfSheet,
  { contents, plan, pictures }: { contents: CatalogueContents; plan: CataloguePlan; pictures: PictureShelf },
): void {
  let section = sheet.doc.outline
  plan.goods.forEach((planned, place) => {
    drawGoodsPage(sheet, { contents, plan, place, pictures })
    const found = contents.sections[planned.section]
    if (planned.isOpening) section = sheet.doc.outline.addItem(found?.name ?? '')
    for (const row of planned.rows)
      if (row.kind === 'heading' && !row.isContinued) section.addItem(found?.groups[row.group]?.name ?? '')
  })
}
