import { colours } from '../../../platform/pdf/pdf-colours.ts'
import type { PdfSheet, TextStyle } from '../../../platform/pdf/pdf-sheet.ts'
import type { GoodsCard } from '../catalogue-shape.ts'

const old = { size: 7.2, weight: 400, colour: colours.second, isTabular: true } as const
const off = { size: 7.2, weight: 700, colour: colours.sale } as const
const apart = 4

/** The price standing on `y`, and above it the higher one struck through. */
export function drawPrice(
  sheet: PdfSheet,
  card: GoodsCard,
  { x, y, width, size = 11 }: { x: number; y: number; width: number; size?: number },
): void {
  const style: TextStyle = { size, weight: 700, colour: colours.ink, tracking: -0.01 }
  const needed = sheet.widthOf(card.price, style)
  // An amount is never cut: rather it becomes smaller.
  const fitting = needed > width ? { ...style, size: (size * width) / needed - 0.05 } : style
  const top = y - size * 1.26
  sheet.write(card.price, fitting, { x, y: top + (size - fitting.size), width: width + 1, most: 1 })
  drawAbove(sheet, card, { x, y: top - 10.5, width })
}

function drawAbove(
  sheet: PdfSheet,
  { from, selling, percent }: GoodsCard,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  let left = x
  const needed = [from, selling].reduce((sum, said) => sum + sheet.widthOf(said, old) + apart, 0)
  const size = Math.min(old.size, (old.size * width) / needed)
  const put = (said: string, style: TextStyle): number => {
    const wide = sheet.widthOf(said, style)
    sheet.write(said, style, { x: left, y: y + old.size - size, width: wide + 1 })
    left += wide + apart
    return wide
  }
  if (from !== '') put(from, { ...old, isTabular: false, size })
  if (selling === '') return
  const start = left
  const wide = put(selling, { ...old, size })
  const middle = y + 5.1 + (old.size - size) / 2
  sheet.doc
    .lineWidth(0.6)
    .moveTo(start, middle)
    .lineTo(start + wide, middle)
    .stroke(colours.second)
  // What is taken off can be seen from both prices; it is told where there is room.
  if (left + sheet.widthOf(percent, off) <= x + width) put(percent, off)
}
