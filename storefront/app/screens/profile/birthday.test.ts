import { expect, test } from 'vitest'
import { isPossibleBirthday, readBirthday, withSeparators, writtenBirthday } from './birthday.ts'

test.each([
  ['0', '0'],
  ['02', '02 / '],
  ['02 / 0', '02 / 0'],
  ['02 / 03', '02 / 03 / '],
  ['02031991', '02 / 03 / 1991'],
  ['02 / 03 / 1991', '02 / 03 / 1991'],
  ['2/', '02 / '],
  ['2/3/1991', '02 / 03 / 1991'],
  ['020319915', '020319915'],
  ['1991-03-02', '1991-03-02'],
  ['1991/03/02', '1991/03/02'],
  ['2 Maret', '2 Maret'],
  ['', ''],
])('%j is shown as %j while it is typed', (typed, shown) => expect(withSeparators(typed)).toBe(shown))

test.each([
  ['02 / 03 / 1991', '1991-03-02'],
  ['2/3/1991', '1991-03-02'],
  ['2.3.1991', '1991-03-02'],
  ['2-3-1991', '1991-03-02'],
  ['02031991', '1991-03-02'],
  ['1991-03-02', '1991-03-02'],
  ['29 / 02 / 2024', '2024-02-29'],
  ['  ', null],
  ['29 / 02 / 2023', undefined],
  ['31 / 04 / 1990', undefined],
  ['02 / 13 / 1991', undefined],
  ['02 / 03 / 91', undefined],
  ['02 / 03 / ', undefined],
  ['2 Maret 1991', undefined],
])('%j is understood as %j', (written, date) => expect(readBirthday(written)).toBe(date))

test('what is stored is shown as it would be typed, and read again as the same day', () => {
  expect(writtenBirthday('1991-03-02')).toBe('02 / 03 / 1991')
  expect(readBirthday(writtenBirthday('1991-03-02'))).toBe('1991-03-02')
  expect(writtenBirthday(null)).toBe('')
})

test('today is the last day on which anybody was born', () => {
  expect(isPossibleBirthday('17 / 11 / 2026', '2026-11-17')).toBe(true)
  expect(isPossibleBirthday('18 / 11 / 2026', '2026-11-17')).toBe(false)
  expect(isPossibleBirthday('31 / 12 / 1899', '2026-11-17')).toBe(false)
  expect(isPossibleBirthday('no day', '2026-11-17')).toBe(false)
  expect(isPossibleBirthday('', '2026-11-17')).toBe(true)
})
