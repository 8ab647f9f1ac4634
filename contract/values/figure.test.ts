import { expect, test } from 'vitest'
import { formatFigure } from './figure.ts'

const figures = [
  0,
  7,
  12.5,
  999,
  1000,
  1234,
  12_345.6,
  999_999,
  1_500_000,
  10_000_000.25,
  123_456_789_012,
  0.1,
  4.5,
  1.005,
  2.675,
  0.125,
  1 / 3,
  -1,
  -1500,
  -12_345.67,
  1e15,
  1e21,
  1e-7,
]

test.each(['id', 'id-ID', 'en', 'en-GB', 'en-US', 'de-DE', 'en-IN', 'es-ES', 'fr-FR', 'ar'])(
  'figures of %s are written as Intl writes them',
  (locale) => {
    for (const most of [0, 1, 2, 3]) {
      const limits = { minimumFractionDigits: 0, maximumFractionDigits: most, numberingSystem: 'latn' }
      const format = new Intl.NumberFormat(locale, limits)
      expect(figures.map((value) => formatFigure(value, locale, most))).toEqual(
        figures.map((value) => format.format(value)),
      )
    }
  },
)

test('a figure that people know', () => {
  expect(formatFigure(1_500_000, 'id-ID', 2)).toBe('1.500.000')
  expect(formatFigure(4.5, 'en', 1)).toBe('4.5')
  expect(formatFigure(4.5, 'id', 1)).toBe('4,5')
})
