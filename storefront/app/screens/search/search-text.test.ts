import { longestSearch, shortestSearch } from '@gema/contract/values/search-text.ts'
import { expect, test } from 'vitest'
import { searchTextOf } from './search-text.ts'

test('a text is searched for without the spaces around it', () => {
  expect(searchTextOf('  tower walnut ')).toEqual({ text: 'tower walnut', enough: true })
})

test('too few letters are no search', () => {
  expect(searchTextOf(null)).toEqual({ text: '', enough: false })
  expect(searchTextOf(' ab ').enough).toBe(false)
  expect(searchTextOf('x'.repeat(shortestSearch)).enough).toBe(true)
})

test('a text that is too long is cut, never through the middle of a letter', () => {
  expect(searchTextOf('x'.repeat(10_000)).text).toHaveLength(longestSearch)
  expect(searchTextOf('🎧'.repeat(200)).text.isWellFormed()).toBe(true)
})
