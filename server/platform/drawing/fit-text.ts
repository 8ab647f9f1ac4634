import { type DrawnStyle, drawLine } from './draw-text.ts'
import { withFiguresWhole, wordsOf, wrapText } from './wrap-text.ts'

export interface SetText {
  lines: string[]
  style: DrawnStyle
  lineHeight: number
  height: number
}

interface Room {
  width: number
  height: number
  most: number
  /** From the largest to the smallest; the first in which everything is said holds, or else the last. */
  sizes: readonly number[]
  /** In parts of the size. */
  lineHeight: number
}

/** Sets a text as large as it can be without losing words, in lines of about the same length. */
export function fitText(given: string, style: Omit<DrawnStyle, 'size'>, room: Room): SetText {
  const text = withFiguresWhole(given)
  const said = wordsOf(text).join(' ')
  const tries = room.sizes.map((size) => {
    const own = { ...style, size }
    const lineHeight = size * room.lineHeight
    const most = Math.max(1, Math.min(room.most, Math.floor(room.height / lineHeight)))
    const lines = wrapText(text, own, { width: room.width, most })
    return { lines, style: own, lineHeight, isWhole: lines.join(' ') === said }
  })
  const chosen = tries.find(({ isWhole }) => isWhole) ?? tries.at(-1)
  if (chosen === undefined) throw new Error('a text needs at least one size')
  const { isWhole, ...set } = chosen
  const lines = isWhole ? evened(text, set, room.width) : set.lines
  return { ...set, lines, height: lines.length * set.lineHeight }
}

/** The same number of lines in the narrowest room that holds them: the last one is no leftover. */
function evened(text: string, { lines, style }: Pick<SetText, 'lines' | 'style'>, width: number): string[] {
  let best = lines
  for (let narrow = width * 0.95; narrow > width / 2; narrow -= width * 0.05) {
    const next = wrapText(text, style, { width: narrow, most: lines.length })
    // A word that had to be cut, or words left out: too narrow.
    if (next.join(' ') !== lines.join(' ')) break
    best = next
  }
  return best
}

/** Its lines as SVG, below each other; `y` is the upper edge. */
export const drawSetText = (
  { lines, style, lineHeight }: SetText,
  { x, y }: { x: number; y: number },
): string =>
  lines
    .map((line, place) => drawLine(line, style, { x, y: y + place * lineHeight + style.size * 0.98 }))
    .join('')
