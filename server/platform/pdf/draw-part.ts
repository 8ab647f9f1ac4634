import { colours } from './pdf-colours.ts'
import type { PdfSheet } from './pdf-sheet.ts'

/** Some lines below a heading. */
export interface PaperPart {
  heading: string
  lines: string[]
}

const label = { size: 8, weight: 600, colour: colours.second } as const
const text = { size: 9, weight: 400, colour: colours.ink } as const
const strong = { ...text, weight: 600 } as const

/** Some lines below a heading, the first of them strong; answers how high they became. */
export function drawPart(
  sheet: PdfSheet,
  { heading, lines }: PaperPart,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  let height = sheet.write(heading, label, { x, y, width }) + 3
  lines.forEach((line, place) => {
    height += sheet.write(line, place === 0 ? strong : text, { x, y: y + height, width, most: 6 })
  })
  return height
}
