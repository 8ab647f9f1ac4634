import { colours } from '../../../platform/pdf/pdf-colours.ts'
import { type PdfSheet, page } from '../../../platform/pdf/pdf-sheet.ts'
import { type CataloguePlan, layout } from '../catalogue-plan.ts'
import type { CatalogueContents, CatalogueSection } from '../catalogue-shape.ts'
import { type GoodsPage, groupKey, type PlannedRow } from '../rules/plan-goods.ts'
import { drawCard } from './draw-card.ts'
import { drawFiller } from './draw-filler.ts'
import { drawWideCard } from './draw-wide-card.ts'
import { drawFoot, drawHead } from './page-frame.ts'
import { type PictureShelf, sceneKey } from './picture-shelf.ts'
import { shade } from './shade.ts'

const { side, inner, bandHeight } = layout

/** A page of products. */
export function drawGoodsPage(sheet: PdfSheet, { contents, plan, place, pictures }: PageDrawing): void {
  sheet.doc.addPage()
  const planned = plan.goods[place]
  const filler = plan.fillers.get(place)
  if (planned === undefined) return
  const section = contents.sections[planned.section]
  if (section === undefined) return
  if (planned.isOpening) drawBand(sheet, section, pictures)
  else drawHead(sheet, contents, section.name)
  for (const row of planned.rows) drawRow(sheet, row, { contents, section, planned, pictures })
  if (filler !== undefined) drawFiller(sheet, { contents, filler, pictures, place })
  drawFoot(sheet, contents, plan.firstGoods + place)
}

interface PageDrawing {
  contents: CatalogueContents
  plan: CataloguePlan
  /** Among the pages of goods. */
  place: number
  pictures: PictureShelf
}

interface Drawing {
  contents: CatalogueContents
  planned: GoodsPage
  pictures: PictureShelf
}

/** The picture of a room over the whole width, with the name of the category on it. */
function drawBand(
  sheet: PdfSheet,
  { name, tagline, count, scene, look }: CatalogueSection,
  pictures: PictureShelf,
) {
  sheet.doc.rect(-2, -2, page.width + 4, bandHeight + 2).fill(colours.night)
  if (scene !== null)
    pictures.draw(sceneKey(scene, look), { x: 0, y: 0, width: page.width, height: bandHeight })
  shade(sheet, { y: 60, height: bandHeight - 60, from: 0, to: 0.88 })
  const small = { size: 9, weight: 600, colour: colours.onNight } as const
  const at = { x: side, width: inner }
  sheet.write(count, { ...small, colour: '#ffffff' }, { ...at, y: bandHeight - 34, align: 'end', most: 1 })
  const said = { size: 12, weight: 400, colour: colours.onNight } as const
  sheet.write(tagline, said, { ...at, width: inner - 110, y: bandHeight - 37, most: 1 })
  const title = { size: 34, weight: 700, colour: '#ffffff', tracking: -0.02 } as const
  sheet.write(name, title, { ...at, x: side - 2, y: bandHeight - 86, most: 1 })
}

function drawRow(
  sheet: PdfSheet,
  row: PlannedRow,
  { contents, section, planned, pictures }: Drawing & { section: CatalogueSection },
): void {
  const group = section.groups[row.group]
  if (group === undefined) return
  if (row.kind === 'heading') {
    drawHeading(sheet, { name: group.name, y: row.y, continued: row.isContinued ? contents.continued : '' })
    if (!row.isContinued)
      sheet.doc.addNamedDestination(
        groupKey(planned.section, row.group),
        'XYZ',
        0,
        planned.isOpening && row.group === 0 ? 0 : row.y - 16,
        null,
      )
    return
  }
  const [first, second] = group.goods.slice(row.from)
  if (row.kind === 'wide') {
    if (first !== undefined) drawWideCard(sheet, first, { y: row.y, pictures })
    return
  }
  if (first !== undefined) drawCard(sheet, first, { column: 0, y: row.y, pictures })
  if (second !== undefined) drawCard(sheet, second, { column: 1, y: row.y, pictures })
}

function drawHeading(
  sheet: PdfSheet,
  { name, y, continued }: { name: string; y: number; continued: string },
): void {
  const style = { size: 13, weight: 700, colour: colours.ink, tracking: -0.005 } as const
  sheet.write(name, style, { x: side, y, width: inner - 80, most: 1 })
  const said = { size: 8, weight: 400, colour: colours.second } as const
  sheet.write(continued, said, { x: side + sheet.widthOf(name, style) + 8, y: y + 5, width: 80, most: 1 })
}
