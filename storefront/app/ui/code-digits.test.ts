import { expect, test } from 'vitest'
import { digitsIn, entered, isComplete, noDigits, takenBack } from './code-digits.ts'

test('a digit goes into its box and leads to the next one', () => {
  expect(entered(noDigits, 0, '4')).toEqual({ digits: ['4', '', '', '', '', ''], place: 1 })
  expect(entered(noDigits, 5, '6').place).toBe(5)
})

test.each(['482196', '482 196', '482-196', ' 482196\n', '٤٨٢١٩٦'])('%j fills every box', (pasted) => {
  const { digits, place } = entered(noDigits, 3, pasted)
  expect(digits.join('')).toBe('482196')
  expect(place).toBe(5)
  expect(isComplete(digits)).toBe(true)
})

test('a part of a code goes in from the box where it was pasted, and nothing falls over the edge', () => {
  expect(entered(noDigits, 4, '123').digits).toEqual(['', '', '', '', '1', '2'])
})

test('letters are no digits', () => {
  expect(digitsIn('a4b8')).toBe('48')
  expect(entered(noDigits, 2, 'x')).toEqual({ digits: noDigits, place: 2 })
})

test('Backspace empties a box first, then the one before it', () => {
  const two = ['4', '8', '', '', '', '']
  expect(takenBack(two, 2)).toEqual({ digits: ['4', '', '', '', '', ''], place: 1 })
  expect(takenBack(two, 1)).toEqual({ digits: ['4', '', '', '', '', ''], place: 1 })
  expect(takenBack(noDigits, 0)).toEqual({ digits: noDigits, place: 0 })
})
