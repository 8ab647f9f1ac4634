import { echo, letters, ownName } from '../pdf/draw-wordmark.ts'
import { colours } from '../pdf/pdf-colours.ts'
import { drawnWidth } from './draw-text.ts'
import { drawSetText, fitText } from './fit-text.ts'

/** Our own letters on their grid: from where to where they reach. */
const grid = { left: 1.45, width: 99.8, height: 32 }

const written = (name: string, { height, colour }: { height: number; colour: string }) =>
  fitText(
    name,
    { weight: 700, colour, tracking: -0.02 },
    { width: 480, height: height * 2, most: 1, sizes: [height * 0.9], lineHeight: 1.1 },
  )

interface Place {
  x: number
  y: number
  height: number
  colour: string
}

/** The shop's wordmark as SVG: our own is drawn, any other shop's name is written. */
export function wordmarkSvg(name: string, { x, y, height, colour }: Place): string {
  if (name !== ownName) return drawSetText(written(name, { height, colour }), { x, y })
  const scale = height / grid.height
  const strokes = letters.map((letter) => `<path stroke="${colour}" d="${letter}"/>`).join('')
  return `<g transform="translate(${x - grid.left * scale} ${y}) scale(${scale})" fill="none" stroke-width="3.1" stroke-linecap="round" stroke-linejoin="round">${strokes}<path stroke="${colours.echo}" d="${echo}"/></g>`
}

/** How wide it becomes. */
export function wordmarkWidth(name: string, height: number): number {
  if (name === ownName) return (grid.width * height) / grid.height
  const { lines, style } = written(name, { height, colour: 'black' })
  return drawnWidth(lines[0] ?? '', style)
}
