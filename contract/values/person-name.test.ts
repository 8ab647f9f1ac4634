import { expect, test } from 'vitest'
import { flatLine, oneLine, someLines } from './person-name.ts'

test.each(['Sari\nWulandari', 'Sari\u2028x', 'Sa\u0000ri', 'Sa\u202Eri', 'a\u200Bb', '', '  '])(
  '%j is no line',
  (text) => {
    expect(oneLine(80).safeParse(text).success).toBe(false)
  },
)

test('a line keeps every letter of every language, without spaces around it', () => {
  expect(oneLine(80).parse("  Ni Kadek O'Brien-Ñandú, 李  ")).toBe("Ni Kadek O'Brien-Ñandú, 李")
})

test('a text that is pasted in lines becomes one line, and nothing invisible stays', () => {
  const street = flatLine({ longest: 40 })
  expect(street.parse(' Jl. Melati\r\n\tRaya\u00A0No.\u200B 27\u2028RT 04 ')).toBe(
    'Jl. Melati Raya No. 27 RT 04',
  )
  expect(street.safeParse(' \u200B\n ').success).toBe(false)
  expect(street.safeParse('x'.repeat(41)).success).toBe(false)
  expect(flatLine({ shortest: 0, longest: 40 }).parse(' \n ')).toBe('')
})

test('text of several lines keeps them, and no other signs that nobody sees', () => {
  expect(someLines(80).parse(' Hello\r\n\tSari \n')).toBe('Hello\r\n\tSari')
  for (const text of ['a\u0007b', 'a\u2028b', '\n']) expect(someLines(80).safeParse(text).success).toBe(false)
})
