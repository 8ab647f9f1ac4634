import { colours } from './pdf-colours.ts'
import { inner, type PdfSheet, page } from './pdf-sheet.ts'

/** Writes the foot of every page; only at the end is it known how many there are. `{page}` and `{pages}` are filled in. */
export function numberPages(sheet: PdfSheet, { said, pages }: { said: string; pages: string }): void {
  const { count } = sheet.doc.bufferedPageRange()
  const style = { size: 8, weight: 400, colour: colours.second } as const
  const place = { x: page.margin, y: page.height - 40, width: inner }
  for (let each = 0; each < count; each += 1) {
    sheet.doc.switchToPage(each)
    const numbered = pages.replace('{page}', String(each + 1)).replace('{pages}', String(count))
    sheet.write(said, style, { ...place, width: inner - 120, most: 1 })
    sheet.write(numbered, style, { ...place, align: 'end' })
  }
}
