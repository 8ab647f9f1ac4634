import { expect, test } from 'vitest'
import { type DrawnStyle, drawnWidth } from './draw-text.ts'
import { withFiguresWhole, wrapText } from './wrap-text.ts'

const style: DrawnStyle = { size: 48, weight: 700, colour: '#000', tracking: -0.03 }
const wrap = (text: string, width: number, most = 4) => wrapText(text, style, { width, most })

test('no line is wider than the room, and no word is lost', () => {
  const text = 'Model Two Pemutar Piringan Hitam dengan cartridge moving-magnet'
  const lines = wrap(text, 520)
  for (const line of lines) expect(drawnWidth(line, style)).toBeLessThanOrEqual(520)
  expect(lines.join(' ')).toBe(text)
  expect(lines.length).toBeGreaterThan(2)
})

test('what does not fit is told by a mark that fits itself', () => {
  const lines = wrap('Laras '.repeat(60), 520, 3)
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/Laras…$|Lar?a?s?…$/)
  for (const line of lines) expect(drawnWidth(line, style)).toBeLessThanOrEqual(520)
})

test('a word that is wider than the room is cut, never between the parts of one sign', () => {
  const lines = wrap('é'.normalize('NFD').repeat(60), 300, 9)
  for (const line of lines) expect(drawnWidth(line, style)).toBeLessThanOrEqual(300)
  for (const line of lines) expect(line.startsWith('\u0301')).toBe(false)
})

test('nothing is no line', () => {
  expect(wrap('', 300)).toEqual([])
  expect(wrap(' \n\t ', 300)).toEqual([])
})

test('a room for no letter ends all the same', () => {
  expect(wrap('Laras', 1, 2)).toHaveLength(2)
})

test.each([
  ['Gapura 240, 2 × 120 W', 'Gapura 240, 2\u00a0×\u00a0120\u00a0W'],
  ['Proyektor 4K, 2.800 lumen', 'Proyektor 4K, 2.800\u00a0lumen'],
  ['Panel 60 × 270 cm, kayu', 'Panel 60\u00a0×\u00a0270\u00a0cm, kayu'],
  ['Punkt 6 Speaker Rak', 'Punkt 6 Speaker Rak'],
])('figures of %s stay with what they count', (text, whole) => {
  expect(withFiguresWhole(text)).toBe(whole)
})
