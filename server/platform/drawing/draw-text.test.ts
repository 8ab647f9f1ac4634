import { expect, test } from 'vitest'
import { type DrawnStyle, drawLine, drawnWidth } from './draw-text.ts'
import { canDraw, drawnRuns } from './drawing-fonts.ts'
import { fitText } from './fit-text.ts'

const style: DrawnStyle = { size: 40, weight: 600, colour: '#14161f' }
const outlines = (text: string) => drawLine(text, style, { x: 0, y: 40 }).match(/<path/g)?.length ?? 0
const textOf = (text: string) =>
  drawnRuns(text, 400)
    .map(({ text: piece }) => piece)
    .join('')

test('letters become outlines, and nothing of the text itself gets into the picture', () => {
  expect(outlines('Gema')).toBe(4)
  expect(drawLine('<script>&"', style, { x: 0, y: 0 })).not.toMatch(/script|&|<text/)
})

test('a text is as wide as its letters, and tighter when it is set tight', () => {
  expect(drawnWidth('Gema Gema', style)).toBeGreaterThan(drawnWidth('Gema', style) * 2)
  expect(drawnWidth('Gema', { ...style, tracking: -0.03 })).toBeCloseTo(
    drawnWidth('Gema', style) - 4 * 0.03 * 40,
  )
  expect(drawnWidth('', style)).toBe(0)
})

test('letters that the first font lacks come from the next one; what none has is written out or left out', () => {
  expect(drawnRuns('Łoś', 400).length).toBeGreaterThan(1)
  expect(textOf('8 Ω 👩‍👩‍👧‍👦王\u202e!')).toBe('8 ohm !')
})

test.each([
  ['Speaker lantai 8 Ω', true],
  ['Café “Nada”', true],
  ['Aria 9 👍', true],
  ['2 × 120', true],
  ['', true],
  ['مكبر صوت أرضي', false],
  ['落地音箱 Aria', false],
])('whether the typeface has the script of "%s": %s', (text, can) => {
  expect(canDraw(text)).toBe(can)
})

test('a short text is set large, a long one smaller, and an endless one is cut', () => {
  const room = { width: 520, height: 252, most: 4, sizes: [72, 56, 44], lineHeight: 1.1 }
  const set = (text: string) => fitText(text, { weight: 700, colour: '#000', tracking: -0.03 }, room)
  expect(set('Aria C').style.size).toBe(72)
  expect(set('Gapura 240 Amplifier Karaoke Rak dengan 2 mikrofon').style.size).toBe(56)
  const endless = set('Laras '.repeat(80))
  expect([endless.style.size, endless.lines.length, endless.lines.at(-1)?.endsWith('…')]).toEqual([
    44,
    4,
    true,
  ])
  for (const text of ['Aria C', 'Laras '.repeat(80)]) expect(set(text).height).toBeLessThanOrEqual(252)
})

test('lines are of about the same length: none holds a word that is left over', () => {
  const room = { width: 520, height: 252, most: 4, sizes: [48], lineHeight: 1.1 }
  const { lines } = fitText(
    'Lampu lantai kayu untuk ruang keluarga besar',
    { weight: 700, colour: '#000' },
    room,
  )
  const widths = lines.map((line) => drawnWidth(line, { size: 48, weight: 700, colour: '#000' }))
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.5)
})
