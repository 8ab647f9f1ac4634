import { expect, test } from 'vitest'
import { searchText } from './search-text.ts'

const told = (text: string) => searchText.safeParse(text).error?.issues.map(({ message }) => message)

test('spaces around a search do not count', () => {
  expect(searchText.parse('  mic \t')).toBe('mic')
  expect(told('  ab  ')).toEqual(['search_too_short'])
})

test('three characters are enough, two are not', () => {
  expect(told('amp')).toBeUndefined()
  expect(told('am')).toEqual(['search_too_short'])
  expect(told('')).toEqual(['search_too_short'])
})

test('a hundred characters are searched for, one more is not', () => {
  expect(told('x'.repeat(100))).toBeUndefined()
  expect(told('x'.repeat(101))).toEqual(['search_too_long'])
})
