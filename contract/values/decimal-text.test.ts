import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalOfMinor, minorOfDecimal } from './decimal-text.ts'

const minors = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
const exponents = fc.integer({ min: 0, max: 4 })

test('an amount is written with as many decimals as its currency has', () => {
  expect(decimalOfMinor(246589, 2)).toBe('2465.89')
  expect(decimalOfMinor(5, 2)).toBe('0.05')
  expect(decimalOfMinor(0, 2)).toBe('0.00')
  expect(decimalOfMinor(1500, 0)).toBe('1500')
})

test('every amount that is written is read as exactly the same amount', () => {
  fc.assert(
    fc.property(minors, exponents, (minor, exponent) => {
      expect(minorOfDecimal(decimalOfMinor(minor, exponent), exponent)).toBe(minor)
    }),
  )
})

test('zeros behind the smallest unit change nothing, any other digit there is refused', () => {
  fc.assert(
    fc.property(
      minors,
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 9 }),
      (minor, zeros, digit) => {
        const padded = decimalOfMinor(minor, 2) + '0'.repeat(zeros)
        expect(minorOfDecimal(padded, 2)).toBe(minor)
        expect(minorOfDecimal(padded + digit, 2)).toBeUndefined()
      },
    ),
  )
})

test('decimals that are left out are zeros', () => {
  expect(minorOfDecimal('2465.8', 2)).toBe(246580)
  expect(minorOfDecimal('2465', 2)).toBe(246500)
  expect(minorOfDecimal('2465.00', 0)).toBe(2465)
})

test.each([
  '',
  '-1',
  '+1',
  '1e3',
  '1,5',
  '.5',
  '5.',
  ' 5',
  '0x1f',
  'NaN',
  'Infinity',
  '9007199254740993',
  '90071992547409.92',
  '1.005',
])('%j is no amount', (text) => {
  expect(minorOfDecimal(text, 2)).toBeUndefined()
})

test.each([-1, 0.5, Number.NaN, 2 ** 53])('%d cannot be written', (minor) => {
  expect(() => decimalOfMinor(minor, 2)).toThrow(RangeError)
})
