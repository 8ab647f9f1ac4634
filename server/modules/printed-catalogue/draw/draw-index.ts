import { colours } from '../../../platform/pdf/pdf-colours.ts'
import type { PdfSheet } from '../../../platform/pdf/pdf-sheet.ts'
import { type CataloguePlan, layout } from '../catalogue-plan.ts'
import type { CatalogueContents } from '../catalogue-shape.ts'
import { groupKey } from '../rules/plan-goods.ts'
import type { IndexEntry } from '../rules/plan-index.ts'
import { drawFoot, thinLine } from './page-frame.ts'
import { airy } from './small-type.ts'

const { side, inner, index } = layout
const width = (inner - (index.columns - 1) * index.columnGap) / index.columns

/** One page of the list of contents: every entry leads to its page. */
export function drawIndexPage(
  sheet: PdfSheet,
  { contents, plan, number }: { contents: CatalogueContents; plan: CataloguePlan; number: number },
): void {
  sheet.doc.addPage()
  const title = { size: 40, weight: 700, colour: colours.ink, tracking: -0.02 } as const
  sheet.write(contents.index.title, title, { x: side - 2, y: 66, width: inner, most: 1 })
  const lead = { size: 11, weight: 600, colour: colours.ink, leading: 1.45 } as const
  const text = { ...airy, size: 9, weight: 400, colour: colours.second, leading: 1.55 } as const
  const at = { x: side + width + index.columnGap, width }
  const below = sheet.write(contents.index.lead, lead, { ...at, y: 80, most: 3 })
  sheet.write(contents.index.scan, text, { ...at, y: 80 + below + 4, most: 6 })
  for (const entry of plan.index[number - 2] ?? []) drawEntry(sheet, entry, { contents, plan })
  drawFoot(sheet, contents, number)
}

function drawEntry(
  sheet: PdfSheet,
  entry: IndexEntry,
  { contents, plan }: { contents: CatalogueContents; plan: CataloguePlan },
): void {
  const x = side + entry.column * (width + index.columnGap)
  const y = index.top + entry.y
  const section = contents.sections[entry.section]
  const isSection = entry.kind === 'section'
  const group = isSection ? 0 : entry.group
  const said = isSection ? section?.name : section?.groups[group]?.name
  const style = isSection
    ? ({ size: 12.5, weight: 700, colour: colours.ink, tracking: 0 } as const)
    : ({ ...airy, size: 9, weight: 400, colour: colours.second } as const)
  sheet.write(said ?? '', style, { x, y, width: width - 40, most: 1 })
  const figure = { ...style, weight: 600, isTabular: true, colour: contents.seller.colour } as const
  const page = String(plan.pageOf(entry.section, group))
  sheet.write(page, isSection ? figure : { ...style, isTabular: true }, { x, y, width, align: 'end' })
  if (isSection) thinLine(sheet, y + 20, { x, width })
  sheet.doc.goTo(x, y, width, isSection ? 20 : index.group, groupKey(entry.section, group))
}
