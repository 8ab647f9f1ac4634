import { expect, test } from 'vitest'
import { openPdf } from './open-pdf.ts'

const style = { size: 10, weight: 400, colour: '#000000' } as const
const facts = { language: 'en', title: 'A', author: 'B', subject: 'C', createdAt: new Date(0) }

/** The lines that a text becomes. */
function linesOf(text: string, room: { width: number; most: number }): string[] {
  const { sheet } = openPdf(facts)
  const lines: string[] = []
  sheet.doc.text = ((line: string) => {
    lines.push(line)
    return sheet.doc
  }) as typeof sheet.doc.text
  sheet.write(text, style, { x: 0, y: 0, ...room })
  return lines
}

test('a text that is too long ends with a whole word and a sign that more would follow, within its width', () => {
  const { sheet } = openPdf(facts)
  const words = 'Speaker with a ribbon tweeter and a wooden cabinet'
  for (let width = 60; width < 120; width += 7) {
    // The sign comes from another font than some letters: a line may be written in several pieces.
    const written = linesOf(words, { width, most: 2 }).join('\n')
    expect(written.endsWith(' …')).toBe(true)
    expect(words.startsWith(written.slice(0, -2).replace('\n', ' '))).toBe(true)
    expect(words[written.length - 2]).toBe(' ')
    for (const line of written.split('\n'))
      expect(sheet.widthOf(line, style)).toBeLessThanOrEqual(width + 0.01)
  }
  expect(linesOf('one two three', { width: 500, most: 1 })).toEqual(['one two three'])
})

test('letters that stand further apart make a text wider, lines that do make it higher', () => {
  const { sheet } = openPdf(facts)
  expect(sheet.widthOf('Katalog', { ...style, tracking: 0.1 })).toBeCloseTo(
    sheet.widthOf('Katalog', style) + 6,
  )
  const room = { width: 40 }
  expect(sheet.heightOf('one two three four', { ...style, leading: 2 }, room)).toBeCloseTo(
    (sheet.heightOf('one two three four', style, room) / 1.4) * 2,
  )
})
