import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAllSearches, forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the newest search is first, and the same text appears once', () => {
  for (const text of ['tower walnut', 'mic', 'Tower Walnut']) rememberSearch(text)
  expect(recentSearches()).toEqual(['Tower Walnut', 'mic'])
})

test('eight are kept', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) rememberSearch(`search ${number}`)
  expect(recentSearches()).toHaveLength(8)
  expect(recentSearches()).not.toContain('search 1')
})

test('one is forgotten, or all of them', () => {
  for (const text of ['tower', 'mic', 'soundbar']) rememberSearch(text)
  forgetSearch('mic')
  expect(recentSearches()).toEqual(['soundbar', 'tower'])
  forgetAllSearches()
  expect(recentSearches()).toEqual([])
})

test('what someone else wrote there does no harm', () => {
  for (const value of ['not json', '{"a":1}', '[1, null, "mic"]']) {
    stored.set('recentSearches', value)
    expect(recentSearches()).toEqual(value.includes('mic') ? ['mic'] : [])
  }
})
