import type { Weight } from '../pdf/pdf-fonts.ts'
import { type DrawnRun, drawnRuns } from './drawing-fonts.ts'

export interface DrawnStyle {
  size: number
  weight: Weight
  colour: string
  /** Between letters, in parts of the size; headings are set tight. */
  tracking?: number
}

/** How wide a text is on one line. */
export const drawnWidth = (text: string, style: DrawnStyle): number =>
  drawnRuns(text, style.weight).reduce((sum, run) => sum + runWidth(run, style), 0)

/** One line of a text as SVG: outlines of letters, so that it looks the same on every machine. `y` is the line they stand on. */
export function drawLine(text: string, style: DrawnStyle, at: { x: number; y: number }): string {
  let left = at.x
  const outlines: string[] = []
  for (const { font, text: piece } of drawnRuns(text, style.weight)) {
    const scale = style.size / font.unitsPerEm
    const { glyphs, positions } = font.layout(piece)
    glyphs.forEach((glyph, place) => {
      const position = positions[place]
      const outline = glyph.path.toSVG()
      const x = rounded(left + (position?.xOffset ?? 0) * scale)
      // Fonts count upwards, pictures downwards.
      if (outline !== '') outlines.push(placed(outline, { x, y: at.y, scale }))
      left += (position?.xAdvance ?? 0) * scale + (style.tracking ?? 0) * style.size
    })
  }
  return `<g fill="${style.colour}">${outlines.join('')}</g>`
}

const placed = (outline: string, { x, y, scale }: { x: number; y: number; scale: number }): string =>
  `<path transform="translate(${x} ${rounded(y)}) scale(${scale} ${-scale})" d="${outline}"/>`

const rounded = (length: number): number => Math.round(length * 100) / 100

function runWidth({ font, text }: DrawnRun, { size, tracking = 0 }: DrawnStyle): number {
  const { advanceWidth, glyphs } = font.layout(text)
  return (advanceWidth / font.unitsPerEm) * size + glyphs.length * tracking * size
}
